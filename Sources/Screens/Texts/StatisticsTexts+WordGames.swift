import ByteStrings
import Games
import Library

/// The sentences about the figures of the word games, which are English in every language.
extension StatisticsTexts {
  package static var note: PlainText { wordsCounted + "A game under way breaks no streak." }
  /// What all figures leave out.
  package static var wordsCounted: PlainText {
    "Only finished games count. "
  }
  package static var distribution: PlainText { "Attempts needed" }
  package static var fewestAttempts: PlainText { "Fewest attempts" }

  package static func length(_ length: Int?) -> PlainText { length.map { "\($0)" } ?? "All" }

  package static func mode(_ mode: CodewordOptions.Mode?) -> PlainText {
    mode.map { CodewordScreenTexts.name(of: $0) } ?? "All"
  }

  package static func attempts(_ count: Int) -> PlainText {
    count == CodewordStatistics.mostAttempts ? "\(count)+" : "\(count)"
  }

  package static func bar(_ attempts: Int, _ games: Int) -> PlainText {
    let more: PlainText = attempts == CodewordStatistics.mostAttempts ? " or more" : ""
    let found: PlainText = games == 1 ? "1 game" : "\(games) games"
    return attempts == 1 ? "1 attempt: \(found)" : "\(attempts)\(more) attempts: \(found)"
  }
}
