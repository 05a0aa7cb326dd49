import Markup

extension InMemoryPage {
  /// The nodes that answer a condition, in document order.
  public func all(where condition: (PageNode) -> Bool) -> [PageNode] {
    root.subtree.dropFirst().filter(condition)
  }

  /// The first node that answers a condition.
  public func first(where condition: (PageNode) -> Bool) -> PageNode? {
    all(where: condition).first
  }

  /// The elements of a class.
  public func all(class name: String) -> [PageNode] {
    all { $0.classes.contains(name) }
  }

  /// The first element of a class.
  public func first(class name: String) -> PageNode? { all(class: name).first }

  /// The element with an id.
  public func first(id: String) -> PageNode? { first { $0.attributes["id"] == id } }

  /// The nodes with that `data-mark`, `data-place`, …, in document order.
  public func all(data name: String, _ value: String) -> [PageNode] {
    all { $0.attributes["data-\(name)"] == value }
  }

  /// The elements of a role, given or native, and of a name if it is given.
  public func all(role: PageRole, named name: String? = nil) -> [PageNode] {
    all { $0.role == role.rawValue && (name == nil || $0.accessibleName == name) }
  }

  /// The first element of a role, given or native, and of a name if it is given.
  public func first(role: PageRole, named name: String? = nil) -> PageNode? {
    all(role: role, named: name).first
  }

  /// The first element with that `aria-label`.
  public func first(label: String) -> PageNode? {
    first { $0.attributes["aria-label"] == label }
  }

  /// The innermost element whose whole text is the given text; of several, the first.
  public func first(text: String) -> PageNode? {
    first { node in
      node.name != nil && node.textContent == text
        && !node.children.contains { $0.name != nil && $0.textContent == text }
    }
  }
}

extension PageNode {
  /// The role: the given role, or the role of the native element if it has one.
  public var role: String? {
    if let role = attributes["role"] { return role }
    switch name {
    case "a": return attributes["href"] == nil ? nil : "link"
    case "button", "dialog", "form", "article", "table", "option": return name
    case "h1", "h2", "h3": return "heading"
    case "header": return "banner"
    case "footer": return "contentinfo"
    case "main": return "main"
    case "nav": return "navigation"
    case "section": return attributes["aria-label"] == nil ? nil : "region"
    case "ul", "ol": return "list"
    case "li": return "listitem"
    case "tr": return "row"
    case "td": return "cell"
    case "th": return attributes["scope"] == "row" ? "rowheader" : "columnheader"
    case "fieldset": return "group"
    case "output": return "status"
    case "select": return "combobox"
    case "textarea": return "textbox"
    case "input": return inputRole
    default: return nil
    }
  }

  private var inputRole: String? {
    switch attributes["type"] ?? "text" {
    case "checkbox": "checkbox"
    case "radio": "radio"
    case "range": "slider"
    case "number": "spinbutton"
    case "search": "searchbox"
    case "button", "submit", "reset": "button"
    case "hidden": nil
    default: "textbox"
    }
  }
}

/// The roles that tests ask for: those of elements, and those that are given.
public enum PageRole: String {
  case button, dialog, group, main, navigation, radio, status, timer
}
