import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

extension Visit {
  /// Opens an Anagrams on these racks.
  static func anagrams(
    mode: String = "classic", racks: [String] = ["cdenno"], moves: [String] = []
  ) -> Visit {
    Visit(anagramsAddress(), rows: [anagramsRow(mode: mode, racks: racks, moves: moves)])
  }

  /// The field that words are typed into.
  var field: PageNode { get throws { try #require(page.first { $0.name == "input" }) } }

  /// The text of the field.
  var typed: String { get throws { try field.value } }

  /// The letters of the tiles as they stand. A used one is in lower case.
  var tiles: String {
    page.all(class: "tile").filter { $0.name == "button" }
      .map { $0.classes.contains("used") ? $0.textContent.lowercased() : $0.textContent }.joined()
  }

  /// The letters that are left.
  var bank: String { tiles.filter { $0.isUppercase } }

  /// The words in the place of a length as they are shown, with `_` for each hidden letter.
  func place(_ length: Int) throws -> [String] {
    try placeNode(length).subtree.filter { $0.classes.contains("boxes") }.map { word in
      word.children.map { $0.textContent.isEmpty ? "_" : $0.textContent }.joined()
    }
  }

  /// The place of a length.
  func placeNode(_ length: Int) throws -> PageNode {
    try #require(
      page.all(class: "place").first { place in
        place.accessibleName.hasPrefix("\(length) letters")
          || place.accessibleName.hasPrefix("No \(length)-letter words")
      })
  }

  /// Puts a text into the field, as a player or an input method does, and sends it.
  func enter(_ text: String) throws {
    page.input(text, into: try field)
    try send()
  }

  /// Sends the field, as the return key does.
  func send() throws {
    tap(try field)
    press("Enter")
  }

  /// The announcement for screen readers.
  var said: String? { announcement?.textContent }

  /// Taps the tile with a letter.
  func tapTile(_ letter: String) throws {
    tap(
      try #require(
        page.all(class: "tile").first { $0.name == "button" && $0.accessibleName == letter }))
  }
}
