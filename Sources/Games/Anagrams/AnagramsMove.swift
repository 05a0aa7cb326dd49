import ByteStrings
import Words

/// One action of a player in a game of Anagrams.
///
/// Twisting, clearing and typing letters are not moves, because a replay need not restore them.
public enum AnagramsMove: Hashable, Sendable, TextCodable {
  /// Finds a word.
  case word(Word)
  /// Asks for the next letter of a blank: the index of the blank in the rack's list, from 0.
  case hint(blank: Int)
  /// Leaves the rack for the next one. Leaving the last rack ends the game.
  case pass
  /// Ends the game here.
  case finish

  /// Writes `word cod`, `hint 12` (the first blank is 1), `pass` or `finish`.
  public func write(to text: inout TextWriter) {
    switch self {
    case .word(let word):
      text.write("word ")
      word.write(to: &text)
    case .hint(let blank):
      text.write("hint ")
      text.write(blank + 1)
    case .pass: text.write("pass")
    case .finish: text.write("finish")
    }
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let keyword = try text.field()
    if equal(keyword, "word") {
      self = .word(try Word(from: &text))
    } else if equal(keyword, "hint") {
      let number = try text.number()
      // No rack of six letters has this many blanks.
      guard (1...9999).contains(number) else { throw .outOfRange }
      self = .hint(blank: Int(number) - 1)
    } else if equal(keyword, "pass") {
      self = .pass
    } else if equal(keyword, "finish") {
      self = .finish
    } else {
      throw .unexpected
    }
  }
}
