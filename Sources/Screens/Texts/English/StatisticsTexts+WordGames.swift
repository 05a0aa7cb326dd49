import ByteStrings
import Games
import Library

/// The sentences about the figures of Codeword.
extension StatisticsTexts {
  package static var note: PlainText {
    counted + "Assisted games are left out. A game under way breaks no streak."
  }
  package static var distribution: PlainText { "Attempts needed" }
  package static var fewestAttempts: PlainText { "Fewest attempts" }
}
