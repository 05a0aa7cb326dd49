extension Attribute {
  /// A class, or several with spaces between. It is joined with the other classes of the element.
  public static func `class`(_ names: String) -> Attribute {
    names.isEmpty ? .none : Attribute(.className(names))
  }

  /// A class where the condition holds.
  public static func `class`(_ names: String, if condition: Bool) -> Attribute {
    condition ? .class(names) : .none
  }

  /// The identity of the element in the document.
  public static func id(_ id: String) -> Attribute { .attribute("id", id) }

  /// The type of a button or of a field.
  public static func type(_ type: String) -> Attribute { .attribute("type", type) }

  /// Where a link leads.
  public static func href(_ address: String) -> Attribute { .attribute("href", address) }

  /// How a link is related to this page.
  public static func rel(_ relation: String) -> Attribute { .attribute("rel", relation) }

  /// Where a link opens.
  public static func target(_ target: String) -> Attribute { .attribute("target", target) }

  /// The name under which a link is saved.
  public static func download(_ file: String) -> Attribute { .attribute("download", file) }

  /// The address of an image.
  public static func source(_ address: String) -> Attribute { .attribute("src", address) }

  /// What an image shows.
  public static func alternative(_ text: String) -> Attribute { .attribute("alt", text) }

  /// A hint shown on hovering.
  public static func title(_ text: String) -> Attribute { .attribute("title", text) }

  /// The language of the text, as a BCP 47 tag.
  public static func lang(_ language: String) -> Attribute { .attribute("lang", language) }

  /// The direction of the text: `ltr`, `rtl` or `auto`.
  public static func dir(_ direction: String) -> Attribute { .attribute("dir", direction) }

  /// The moment of a `time` element, in the format of HTML.
  public static func dateTime(_ moment: String) -> Attribute { .attribute("datetime", moment) }

  /// The place in the order of the tab key; −1 takes the focus from a script only.
  public static func tabIndex(_ index: Int) -> Attribute { .number("tabindex", index) }

  /// The count of columns that a cell covers.
  public static func columnSpan(_ count: Int) -> Attribute { .number("colspan", count) }

  /// The count of rows that a cell covers.
  public static func rowSpan(_ count: Int) -> Attribute { .number("rowspan", count) }

  /// What a header cell is the header of: `row` or `col`.
  public static func scope(_ scope: String) -> Attribute { .attribute("scope", scope) }

  /// Whether the element is not shown at all.
  public static func hidden(_ isHidden: Bool) -> Attribute { .flag("hidden", isHidden) }

  /// Whether the element and all in it can neither be reached nor used.
  public static func inert(_ isInert: Bool) -> Attribute { .flag("inert", isInert) }

  /// Whether a `details` element shows its content.
  public static func open(_ isOpen: Bool) -> Attribute { .flag("open", isOpen) }
}
