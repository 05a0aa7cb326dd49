import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Accessible by construction")
struct AccessibilityTests {
  /// Every page, by name.
  enum Place: CaseIterable {
    case emptyList, list, choices, about, game, help, end, message
  }

  private func visit(_ place: Place) throws -> Visit {
    let rows = [
      codewordRow(1, moves: ["1 0 trace", "2 1 crane"]), codewordRow(2, moves: ["1 0 trace"]),
      codewordRow(3, limit: "8"),
    ]
    switch place {
    case .emptyList: return Visit()
    case .list: return Visit(rows: rows)
    case .game: return Visit(address(2), rows: rows)
    case .end: return Visit(address(1), rows: rows)
    case .message: return Visit(address(9), rows: rows)
    case .choices:
      let visit = Visit()
      visit.offerChoices(of: .codeword)
      return visit
    case .about:
      let visit = Visit()
      try visit.openFromSettings(ShellTexts.about)
      return visit
    case .help:
      let visit = Visit(address(2), rows: rows)
      try visit.tap(ShellTexts.help)
      return visit
    }
  }

  private static let controls: Set<String> = [
    "button", "link", "radio", "checkbox", "textbox", "combobox", "slider", "searchbox",
    "spinbutton",
  ]

  @Test(
    "every control has a name, and none is hidden from screen readers", arguments: Place.allCases)
  func names(place: Place) throws {
    let page = try visit(place).page
    let controls = page.all { Self.controls.contains($0.role ?? "") }
    #expect(!controls.isEmpty)
    for control in controls {
      #expect(!control.accessibleName.isEmpty, "\(control.html)")
      #expect(control.isAccessible != isForFingersAlone(control), "\(control.html)")
    }
  }

  /// A control that a finger swipes to may be hidden from others. The tab key does not stop there,
  /// and the menu beside it offers the same.
  private func isForFingersAlone(_ control: PageNode) -> Bool {
    control.classes.contains("swiped") && control.attributes["tabindex"] == "-1"
      && control.parent?.children.contains { $0.accessibleName == ShellTexts.actions } == true
  }

  @Test("every clickable node is a control, which keys work too", arguments: Place.allCases)
  func clickable(place: Place) throws {
    let click: UInt32 = 1 << UInt32(EventKind.click.rawValue)
    let page = try visit(place).page
    for node in page.all(where: { $0.mask & click != 0 }) {
      #expect(["button", "a", "input", "label", "summary"].contains(node.name), "\(node.html)")
    }
    for button in page.all(where: { $0.name == "button" }) {
      #expect(["button", "submit"].contains(button.attributes["type"]))
    }
  }

  @Test("pictures, dialogs, groups and lists are named", arguments: Place.allCases)
  func regions(place: Place) throws {
    let named: Set<String> = ["img", "dialog", "group", "region", "navigation", "timer"]
    for node in try visit(place).page.all(where: { named.contains($0.role ?? "") }) {
      #expect(!node.accessibleName.isEmpty, "\(node.html)")
    }
  }

  @Test("a node has a name only if its role allows one", arguments: Place.allCases)
  func allowedNames(place: Place) throws {
    // ARIA 1.2, 5.2.8.6: roles which cannot be named.
    let unnameable: Set<String?> = ["p", "div", "span", "strong", "em", "small", "time", "kbd"]
    let nodes = try visit(place).page.all { node in
      node.attributes["aria-label"] != nil && node.attributes["role"] == nil
    }
    for node in nodes { #expect(!unnameable.contains(node.name), "\(node.html)") }
  }

  @Test("a list holds list items only", arguments: Place.allCases)
  func listItems(place: Place) throws {
    for list in try visit(place).page.all(where: { ["ul", "ol"].contains($0.name) }) {
      #expect(list.children.allSatisfy { $0.role == "listitem" }, "\(list.html)")
    }
  }

  @Test("an id is unique, and each reference finds its id", arguments: Place.allCases)
  func references(place: Place) throws {
    let nodes = try visit(place).page.all { _ in true }
    let ids = nodes.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for name in ["aria-labelledby", "aria-describedby", "aria-controls", "for"] {
      for node in nodes {
        if let id = node.attributes[name] { #expect(ids.contains(id), "\(node.html)") }
      }
    }
  }

  @Test(
    "the page has one heading of the first level and a main part",
    arguments: Place.allCases)
  func landmarks(place: Place) throws {
    let page = try visit(place).page
    #expect(page.all { $0.name == "h1" }.count == 1)
    #expect(page.all(role: .main).count == 1)
    #expect(page.all(role: .navigation).count == 1)
  }

  @Test("the places for announcements exist from the start")
  func liveRegions() {
    let page = Visit().page
    #expect(page.all(role: .status).count == 2)
    #expect(page.all(role: .status).allSatisfy { $0.attributes["aria-live"] == "polite" })
  }
}
