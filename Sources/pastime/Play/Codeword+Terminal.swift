import ByteStrings
import Games
import Words

extension Codeword: TerminalGame {
  static var usage: PlainText { PlayTexts.codewordUsage }

  static func sentence(for refusal: CodewordRefusal) -> PlainText {
    CodewordTexts.refusal(refusal)
  }

  func prompt(from book: WordBook) -> PlainText {
    options.isAssisted ? PlayTexts.fitting(fittingWords(in: book).count) : ""
  }

  func move(typed line: String) throws(TypingRefusal<CodewordRefusal>) -> CodewordMove {
    if line.isEmpty { throw .empty }
    if line.hasPrefix("/") { throw .unknownCommand }
    let letters = options.words.alphabet.letters(of: line)
    guard let word = letters.flatMap({ Word(letters: $0) }) else { throw .notAWord }
    return CodewordMove(word)
  }
}
