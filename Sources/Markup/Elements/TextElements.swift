/// `<p>`: a paragraph.
public var p: Tag { .p }

/// `<span>`: a run of text without a meaning.
public var span: Tag { .span }

/// `<a>`: a link.
public var a: Tag { .a }

/// `<kbd>`: a key to press.
public var kbd: Tag { .kbd }

/// `<time>`: a moment or a duration.
public var time: Tag { .time }
