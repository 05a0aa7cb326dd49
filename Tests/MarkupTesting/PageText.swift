extension PageNode {
  /// All text in it.
  public var textContent: String { ownText + children.map(\.textContent).joined() }

  /// The name that assistive technology reads: `aria-labelledby`, `aria-label`, the text alternative
  /// of an image, the label around a field, the legend of its group, or the text without what is
  /// hidden. (A part of <https://www.w3.org/TR/accname-1.2/>.)
  public var accessibleName: String {
    if let id = attributes["aria-labelledby"] {
      let label = ancestry.last?.subtree.first { $0.attributes["id"] == id }
      return label?.readableText ?? ""
    }
    if let label = attributes["aria-label"], !label.isEmpty { return label }
    switch name {
    case "img": return attributes["alt"] ?? ""
    case "input", "select", "textarea":
      return ancestry.first { $0.name == "label" }?.readableText ?? ""
    case "fieldset": return children.first { $0.name == "legend" }?.readableText ?? ""
    default: return readableText
    }
  }

  private var readableText: String {
    ownText + children.filter { !$0.isHiddenItself }.map { $0.accessibleName(in: self) }.joined()
  }

  private func accessibleName(in label: PageNode) -> String {
    label.name == "label" && name == "input" ? "" : accessibleName
  }

  /// Whether neither the element nor one that it stands in is hidden from assistive technology.
  public var isAccessible: Bool { !ancestry.contains(where: \.isHiddenItself) }

  private var isHiddenItself: Bool {
    attributes["aria-hidden"] == "true" || has("hidden") || has("inert")
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
