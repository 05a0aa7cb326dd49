import ByteStrings
import Games
import Library

/// The sentences about the figures of Codeword.
extension StatisticsTexts {
  package static var note: PlainText { counted + "A game under way breaks no streak." }
  package static var distribution: PlainText { "Attempts needed" }
  package static var fewestAttempts: PlainText { "Fewest attempts" }

  package static func length(_ length: Int?) -> PlainText { length.map { "\($0)" } ?? all }

  package static func mode(_ mode: CodewordOptions.Mode?) -> PlainText {
    mode.map { CodewordScreenTexts.name(of: $0) } ?? all
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
