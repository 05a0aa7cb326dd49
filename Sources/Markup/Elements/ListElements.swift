/// `<ul>`: a list without order.
public var ul: Tag { .ul }

/// `<ol>`: a list in order.
public var ol: Tag { .ol }

/// `<li>`: an item of a list.
public var li: Tag { .li }

/// `<dl>`: terms with what belongs to them.
public var dl: Tag { .dl }

/// `<dt>`: a term.
public var dt: Tag { .dt }

/// `<dd>`: what belongs to a term.
public var dd: Tag { .dd }
