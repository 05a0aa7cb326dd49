extension Attribute {
  /// A class, or several with spaces between. It is joined with the other classes of the element.
  @inline(never)
  public static func `class`(_ names: String) -> Attribute {
    names.isEmpty ? .none : Attribute(.className(names))
  }

  /// A class where the condition holds.
  @inline(never)
  public static func `class`(_ names: String, if condition: Bool) -> Attribute {
    condition ? .class(names) : .none
  }

  /// The identity of the element in the document.
  @inline(never)
  public static func id(_ id: String) -> Attribute { .attribute("id", id) }

  /// The type of a button or of a field.
  @inline(never)
  public static func type(_ type: String) -> Attribute { .attribute("type", type) }

  /// Where a link leads.
  @inline(never)
  public static func href(_ address: String) -> Attribute { .attribute("href", address) }

  /// How a link is related to this page.
  @inline(never)
  public static func rel(_ relation: String) -> Attribute { .attribute("rel", relation) }

  /// Where a link opens.
  @inline(never)
  public static func target(_ target: String) -> Attribute { .attribute("target", target) }

  /// The name under which a link is saved.
  @inline(never)
  public static func download(_ file: String) -> Attribute { .attribute("download", file) }

  /// The address of an image.
  @inline(never)
  public static func source(_ address: String) -> Attribute { .attribute("src", address) }

  /// What an image shows.
  @inline(never)
  public static func alternative(_ text: String) -> Attribute { .attribute("alt", text) }

  /// A hint shown on hovering.
  @inline(never)
  public static func title(_ text: String) -> Attribute { .attribute("title", text) }

  /// The language of the text, as a BCP 47 tag.
  @inline(never)
  public static func lang(_ language: String) -> Attribute { .attribute("lang", language) }

  /// The direction of the text: `ltr`, `rtl` or `auto`.
  @inline(never)
  public static func dir(_ direction: String) -> Attribute { .attribute("dir", direction) }

  /// The moment of a `time` element, in the format of HTML.
  @inline(never)
  public static func dateTime(_ moment: String) -> Attribute { .attribute("datetime", moment) }

  /// The place in the order of the tab key; −1 takes the focus from a script only.
  @inline(never)
  public static func tabIndex(_ index: Int) -> Attribute { .number("tabindex", index) }

  /// The count of columns that a cell covers.
  @inline(never)
  public static func columnSpan(_ count: Int) -> Attribute { .number("colspan", count) }

  /// The count of rows that a cell covers.
  @inline(never)
  public static func rowSpan(_ count: Int) -> Attribute { .number("rowspan", count) }

  /// What a header cell is the header of: `row` or `col`.
  @inline(never)
  public static func scope(_ scope: String) -> Attribute { .attribute("scope", scope) }

  /// Whether the element is not shown at all.
  @inline(never)
  public static func hidden(_ isHidden: Bool) -> Attribute { .flag("hidden", isHidden) }

  /// Whether the element and all in it can neither be reached nor used.
  @inline(never)
  public static func inert(_ isInert: Bool) -> Attribute { .flag("inert", isInert) }

  /// Whether a `details` element shows its content.
  @inline(never)
  public static func open(_ isOpen: Bool) -> Attribute { .flag("open", isOpen) }
}
