/// The elements that a tree can have.
public enum Tag: UInt8 {
  case div, header, mainElement, nav, section, article, footer, h1, h2, h3, dialog, details
  case summary, hr, p, span, a, strong, em, small, kbd, time, br, img, ul, ol, li, dl, dt, dd
  case table, caption, thead, tbody, tr, th, td, form, fieldset, legend, label, input
  case textarea, select, option, button, output
  case svg, g, path, circle, ellipse, rect, line, polyline, polygon, svgText, svgTitle

  /// Whether it is an element of SVG, and not of HTML.
  var isVector: Bool { rawValue >= Tag.svg.rawValue }

  /// The name of the element in the markup.
  var spelling: StaticString {
    switch self {
    case .div: "div"
    case .header: "header"
    case .mainElement: "main"
    case .nav: "nav"
    case .section: "section"
    case .article: "article"
    case .footer: "footer"
    case .h1: "h1"
    case .h2: "h2"
    case .h3: "h3"
    case .dialog: "dialog"
    case .details: "details"
    case .summary: "summary"
    case .hr: "hr"
    case .p: "p"
    case .span: "span"
    case .a: "a"
    case .strong: "strong"
    case .em: "em"
    case .small: "small"
    case .kbd: "kbd"
    case .time: "time"
    case .br: "br"
    case .img: "img"
    case .ul: "ul"
    case .ol: "ol"
    case .li: "li"
    case .dl: "dl"
    case .dt: "dt"
    case .dd: "dd"
    case .table: "table"
    case .caption: "caption"
    case .thead: "thead"
    case .tbody: "tbody"
    case .tr: "tr"
    case .th: "th"
    case .td: "td"
    case .form: "form"
    case .fieldset: "fieldset"
    case .legend: "legend"
    case .label: "label"
    case .input: "input"
    case .textarea: "textarea"
    case .select: "select"
    case .option: "option"
    case .button: "button"
    case .output: "output"
    case .svg: "svg"
    case .g: "g"
    case .path: "path"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .rect: "rect"
    case .line: "line"
    case .polyline: "polyline"
    case .polygon: "polygon"
    case .svgText: "text"
    case .svgTitle: "title"
    }
  }
}

/// An element with a tag that is known at run time only; each tag has a function of its own too.
///
/// - Parameters:
///   - tag: the kind of the element.
///   - attributes: what it is given.
///   - content: what stands in it. A single text is not a node of its own on the page.
@inline(never)
public func element(_ tag: Tag, _ attributes: [Attribute], _ content: Node = .empty) -> Node {
  Node(.element(Element(tag, attributes, content)))
}
