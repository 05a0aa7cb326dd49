/// `<svg>` (SVG): a drawing.
public var svg: Tag { .svg }

/// `<path>` (SVG): an outline.
public var path: Tag { .path }

/// `<use>` (SVG): a drawing that is elsewhere in the document.
public var use: Tag { .use }
