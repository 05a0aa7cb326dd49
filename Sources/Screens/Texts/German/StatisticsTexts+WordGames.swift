import ByteStrings
import Games
import Library

/// The sentences about the figures of Codeword, in German.
extension StatisticsTexts {
  package static var note: PlainText {
    counted + "Spiele mit Hilfe zählen nicht. Ein laufendes Spiel bricht keine Serie."
  }
  package static var distribution: PlainText { "Nötige Versuche" }
  package static var fewestAttempts: PlainText { "Wenigste Versuche" }
}
