import ByteStrings
import Games
import Words

extension Anagrams: TerminalGame {
  static var usage: PlainText { PlayTexts.anagramsUsage }

  static func sentence(for refusal: AnagramsRefusal) -> PlainText {
    AnagramsTexts.refusal(refusal)
  }

  func prompt(from book: WordBook) -> PlainText { PlayTexts.letters(of: round.rack) }

  func move(typed line: String) throws(TypingRefusal<AnagramsRefusal>) -> AnagramsMove {
    switch line {
    case "": throw .empty
    case "/hint":
      // If nothing is left to reveal, the rules refuse the hint for any blank.
      return .hint(blank: round.suggestedHint ?? 0)
    case "/pass": return .pass
    case "/finish": return .finish
    case _ where line.hasPrefix("/"): throw .unknownCommand
    default:
      let letters = options.words.alphabet.letters(of: line)
      guard let word = letters.flatMap({ Word(letters: $0) }) else { throw .notAWord }
      return .word(word)
    }
  }
}
