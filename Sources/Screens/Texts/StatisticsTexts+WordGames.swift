import ByteStrings
import Games
import Library

/// The sentences about the figures of Codeword.
extension StatisticsTexts {
  package static var note: PlainText {
    counted + "Assisted games don’t. Leaving a game won’t break your streak."
  }
  package static var distribution: PlainText { "Tries needed" }
  package static var fewestAttempts: PlainText { "Fewest tries" }
}
