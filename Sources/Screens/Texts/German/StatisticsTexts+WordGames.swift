import ByteStrings
import Games
import Library

/// The sentences about the figures of Codeword, in German.
extension StatisticsTexts {
  package static var note: PlainText { counted + "Ein laufendes Spiel bricht keine Serie." }
  package static var distribution: PlainText { "Gebrauchte Versuche" }
  package static var fewestAttempts: PlainText { "Wenigste Versuche" }

  package static func length(_ length: Int?) -> PlainText { length.map { "\($0)" } ?? all }

  package static func mode(_ mode: CodewordOptions.Mode?) -> PlainText {
    mode.map { CodewordScreenTexts.name(of: $0) } ?? all
  }

  package static func attempts(_ count: Int) -> PlainText {
    count == CodewordStatistics.mostAttempts ? "\(count)+" : "\(count)"
  }

  package static func bar(_ attempts: Int, _ games: Int) -> PlainText {
    let more: PlainText = attempts == CodewordStatistics.mostAttempts ? " oder mehr" : ""
    let found: PlainText = games == 1 ? "1 Spiel" : "\(games) Spiele"
    return attempts == 1 ? "1 Versuch: \(found)" : "\(attempts)\(more) Versuche: \(found)"
  }
}
