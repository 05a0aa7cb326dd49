import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

extension Visit {
  /// Opens a Hangman with this answer.
  static func hangman(
    _ answers: String..., category: String = "animals", misses: Int = 6, moves: [String] = [],
    settings: String = ""
  ) -> Visit {
    let row = hangmanRow(category: category, answers: answers, misses: misses, moves: moves)
    let kept = Row(key: RowKey.settings.text, text: Array(settings.utf8))
    return Visit(
      Route.game(.hangman, GameID(high: 0, low: 1)).fragment,
      rows: settings.isEmpty ? [row] : [row, kept])
  }

  /// The answer as it is shown, with `_` for a blank.
  var phrase: String {
    (page.first(class: "hangman")?.descendant(class: "phrase")?.children ?? []).map { word in
      word.children.map { $0.textContent.isEmpty ? "_" : $0.textContent }.joined()
    }.joined(separator: " ")
  }

  /// The line below it: the wrong letters, and how many tries are left.
  var misses: String? { page.first(class: "misses")?.textContent }

  /// The parts of the drawing on the stage, as they are painted.
  var drawn: [String] {
    page.first(class: "hangman")?.descendant(class: "drawing")?.children.map { part in
      let name = part.attributes["href"] ?? ""
      return name + ((part.attributes["data-state"] ?? "").isEmpty ? "" : " moves")
    } ?? []
  }

  /// The open dialog.
  var dialog: PageNode? { page.first { $0.name == "dialog" } }

  /// Presses a button of the dialog: the stage behind it may have a button of the same name.
  func tapInDialog(_ name: String) throws {
    tap(
      try #require(
        dialog?.subtree.first { $0.role == "button" && $0.accessibleName == name },
        "the dialog has no button named \(name)"))
  }
}
