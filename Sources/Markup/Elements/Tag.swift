import ByteStrings

/// The elements that a tree can have.
public enum Tag: UInt8 {
  case div, header, mainElement, nav, section, footer, h1, h2, h3, dialog, details, summary
  case p, span, a, kbd, time, ul, ol, li, dl, dt, dd
  case table, caption, tr, th, td
  case form, fieldset, legend, label, input, select, option, button, submitButton
  case svg, path, use

  /// Whether it is an element of SVG rather than HTML.
  var isVector: Bool { rawValue >= Tag.svg.rawValue }

  /// The name of the element in the markup.
  var spelling: Literal {
    switch self {
    case .div: "div"
    case .header: "header"
    case .mainElement: "main"
    case .nav: "nav"
    case .section: "section"
    case .footer: "footer"
    case .h1: "h1"
    case .h2: "h2"
    case .h3: "h3"
    case .dialog: "dialog"
    case .details: "details"
    case .summary: "summary"
    case .p: "p"
    case .span: "span"
    case .a: "a"
    case .kbd: "kbd"
    case .time: "time"
    case .ul: "ul"
    case .ol: "ol"
    case .li: "li"
    case .dl: "dl"
    case .dt: "dt"
    case .dd: "dd"
    case .table: "table"
    case .caption: "caption"
    case .tr: "tr"
    case .th: "th"
    case .td: "td"
    case .form: "form"
    case .fieldset: "fieldset"
    case .legend: "legend"
    case .label: "label"
    case .input: "input"
    case .select: "select"
    case .option: "option"
    case .button, .submitButton: "button"
    case .svg: "svg"
    case .path: "path"
    case .use: "use"
    }
  }
}
