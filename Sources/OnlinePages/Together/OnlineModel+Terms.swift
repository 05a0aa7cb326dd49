import ByteStrings
import Games

extension OnlineModel {
  /// Writes the rows in which the player chooses a game, its options and the language of its words.
  /// - Parameters:
  ///   - game: makes the event for a game from its word.
  ///   - choice: makes the event for a value from the digits of its row and of its index in the row.
  func spell(
    _ terms: GameTerms, in lines: inout OnlinePage, game: (PlainText) -> PlainText,
    choice: (PlainText) -> PlainText
  ) {
    var title = texts.game
    var choices: [PlainText] = []
    for kind in GameKind.allCases {
      choices.append(game(PlainText(kind.keyword)))
      choices.append(texts.name(of: kind))
      // Three in a row, so that the names have room.
      guard choices.count == 6 || kind == GameKind.allCases.last else { continue }
      lines.choice("game", title, chosen: game(PlainText(terms.kind.keyword)), choices)
      choices = []
      title = ""
    }
    for (number, row) in terms.rows.enumerated() {
      for (place, label) in texts.labels(row).enumerated() {
        choices.append(choice("\(number)\(place)"))
        choices.append(label)
      }
      lines.choice(
        "row\(number)", texts.title(row), chosen: choice("\(number)\(terms.chosen(number))"),
        choices)
      choices = []
    }
  }
}
