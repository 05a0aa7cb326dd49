import ByteStrings

/// Something that an element is given: an attribute, a property, a style, an event handler, or an effect such
/// as taking the focus.
///
/// An element is given each name once. The exceptions are classes, which are joined, and handlers of the same
/// kind of event, which are asked in turn.
public struct Attribute {
  enum Content {
    case none
    case className(PlainText)
    case setting(Setting)
    case handler(EventKind, (Event) -> Handling)
    case focus(UInt32)
    case reveal(UInt32)
    case modal
  }

  /// A list of attributes is built wherever an element is described. Attributes that are one word, and made out of
  /// line, keep that code small: it is the largest part of the program.
  private final class Box {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  private let box: Box?

  var content: Content { box?.content ?? .none }

  /// Whether it is `none`.
  var isNone: Bool { box == nil }

  @inline(never)
  init(_ content: Content) {
    box = Box(content)
  }

  private init() { box = nil }

  /// No attribute, for the other branch of a condition.
  public static var none: Attribute { Attribute() }

  /// An attribute of the markup, by its name in HTML or SVG.
  @inline(never)
  public static func attribute(_ name: Literal, _ value: consuming PlainText) -> Attribute {
    Attribute(.setting(Setting(.attribute, Name(name), value)))
  }

  /// An attribute `data-NAME`.
  @inline(never)
  public static func data(_ name: Literal, _ value: consuming PlainText) -> Attribute {
    Attribute(.setting(Setting(.attribute, Name(name, isData: true), value)))
  }

  /// A style of this element only, which can be a custom property (`--name`). An empty value removes the style.
  @inline(never)
  public static func style(_ name: Literal, _ value: consuming PlainText) -> Attribute {
    Attribute(.setting(Setting(.style, Name(name), value)))
  }

  /// A text property of the element on the page, by its name in JavaScript.
  @inline(never)
  static func property(_ name: Literal, _ value: consuming PlainText) -> Attribute {
    Attribute(.setting(Setting(.property, Name(name), value)))
  }

  /// A Boolean property of the element on the page, by its name in JavaScript.
  @inline(never)
  static func flag(_ name: Literal, _ isOn: Bool) -> Attribute {
    Attribute(.setting(Setting(.flag, Name(name), isOn ? "1" : "")))
  }

  /// An attribute whose value is `true` or `false`, as in ARIA.
  @inline(never)
  static func truth(_ name: Literal, _ isTrue: Bool) -> Attribute {
    attribute(name, isTrue ? "true" : "false")
  }

  /// An attribute whose value is a whole number.
  @inline(never)
  static func number(_ name: Literal, _ value: Int) -> Attribute {
    attribute(name, PlainText(value))
  }
}

/// A named value of an element.
struct Setting {
  enum Kind: UInt8 {
    case attribute, style, property, flag

    /// Whether it is set after the content. The value of a `select`, for example, needs the options.
    var followsContent: Bool { self == .property || self == .flag }
  }

  let kind: Kind
  let name: Name
  /// The value. An empty value of a flag is false.
  let value: PlainText

  init(_ kind: Kind, _ name: Name, _ value: consuming PlainText) {
    self.kind = kind
    self.name = name
    self.value = value
  }

  /// Whether both set the same thing.
  func isCounterpart(of other: Setting) -> Bool {
    kind == other.kind && name.matches(other.name)
  }
}
