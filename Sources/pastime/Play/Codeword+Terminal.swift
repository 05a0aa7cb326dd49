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
    guard let word = Word(line) else { throw .notAWord }
    return CodewordMove(word)
  }
}
