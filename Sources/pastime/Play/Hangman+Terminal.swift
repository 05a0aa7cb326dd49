import ByteStrings
import Games

extension Hangman: TerminalGame {
  static var usage: PlainText { PlayTexts.hangmanUsage }

  static func sentence(for refusal: HangmanRefusal) -> PlainText { HangmanTexts.refusal(refusal) }

  func move(typed line: String) throws(TypingRefusal<HangmanRefusal>) -> HangmanMove {
    if line == "/hint" { return .hint }
    if line.hasPrefix("/") { throw .unknownCommand }
    do throws(HangmanRefusal) {
      return line.count > 1
        ? try .answer(typed: line, in: alphabet) : try .letter(typed: line, in: alphabet)
    } catch { throw .refused(error) }
  }
}
