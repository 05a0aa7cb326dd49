extension PageNode {
  /// All text in it.
  public var textContent: String { ownText + children.map(\.textContent).joined() }

  /// The name that assistive technology reads: `aria-label`, the text alternative of an image, or
  /// the text without what is hidden from it.
  public var accessibleName: String {
    if let label = attributes["aria-label"], !label.isEmpty { return label }
    if name == "img" { return attributes["alt"] ?? "" }
    return readableText
  }

  private var readableText: String {
    ownText
      + children.filter { $0.attributes["aria-hidden"] != "true" && !$0.has("hidden") }
      .map(\.accessibleName).joined()
  }

  /// The markup, to compare pages: attributes, then `.` properties, flags and styles by name.
  public var html: String {
    guard let name else { return escaped(ownText) }
    var tag = isVector ? "svg:\(name)" : name
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      tag += " \(name)=\"\(escaped(value))\""
    }
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) where !value.isEmpty {
      tag += " .\(name)=\"\(escaped(value))\""
    }
    for (name, isOn) in flags.sorted(by: { $0.key < $1.key }) where isOn { tag += " .\(name)" }
    let style = styles.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    if !style.isEmpty { tag += " style=\"\(escaped(style.joined(separator: "; ")))\"" }
    if mask != 0 { tag += " on=\"\(mask)\"" }
    return "<\(tag)>\(escaped(ownText))\(children.map(\.html).joined())</\(name)>"
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
