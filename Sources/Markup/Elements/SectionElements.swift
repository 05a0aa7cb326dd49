/// `<div>`: a block without a meaning.
public var div: Tag { .div }

/// `<header>`: the head of a page or a section.
public var header: Tag { .header }

/// `<main>`: the main content of the page.
public var mainElement: Tag { .mainElement }

/// `<nav>`: links to other parts or pages.
public var nav: Tag { .nav }

/// `<section>`: a part with a heading.
public var section: Tag { .section }

/// `<footer>`: the foot of a page or a section.
public var footer: Tag { .footer }

/// `<h1>`: a heading of the first level.
public var h1: Tag { .h1 }

/// `<h2>`: a heading of the second level.
public var h2: Tag { .h2 }

/// `<h3>`: a heading of the third level.
public var h3: Tag { .h3 }

/// `<dialog>`: a dialog; see `Attribute.modal`.
public var dialog: Tag { .dialog }

/// `<details>`: content that can be folded away.
public var details: Tag { .details }

/// `<summary>`: the part of `details` that stays visible.
public var summary: Tag { .summary }
