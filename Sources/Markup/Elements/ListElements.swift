/// `<ul>`: an unordered list.
public var ul: Tag { .ul }

/// `<ol>`: an ordered list.
public var ol: Tag { .ol }

/// `<li>`: an item of a list.
public var li: Tag { .li }

/// `<dl>`: terms with their descriptions.
public var dl: Tag { .dl }

/// `<dt>`: a term.
public var dt: Tag { .dt }

/// `<dd>`: the description of a term.
public var dd: Tag { .dd }
