import ByteStrings
import Words

/// One action of a player in a game of Hangman.
public enum HangmanMove: Hashable, Sendable, TextCodable {
  /// Guesses a letter.
  case letter(Letter)
  /// Guesses the whole answer: its letters, without the symbols between them.
  case answer([Letter])
  /// Asks for a hint, which costs as much as a miss.
  case hint

  /// Writes `letter e`, `answer redpanda` or `hint`.
  public func write(to text: inout TextWriter) {
    switch self {
    case .letter(let letter):
      text.write("letter ")
      text.write(letter)
    case .answer(let letters):
      text.write("answer ")
      for letter in letters { text.write(letter) }
    case .hint: text.write("hint")
    }
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let keyword = try text.field()
    if equal(keyword, "letter") {
      let letters = try text.alphabet.letters(spelled: try text.field())
      guard letters.count == 1 else { throw .outOfRange }
      self = .letter(letters[0])
    } else if equal(keyword, "answer") {
      let letters = try text.alphabet.letters(spelled: try text.field())
      guard letters.count <= HangmanAnswer.letterCounts.upperBound else { throw .outOfRange }
      self = .answer(letters)
    } else if equal(keyword, "hint") {
      self = .hint
    } else {
      throw .unexpected
    }
  }
}
