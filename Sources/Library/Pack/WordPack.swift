import ByteStrings
import Games
import Words

/// Words and phrases that somebody has written for others to find: the vocabulary of a class, the sayings of a family.
/// Each can be played as a game of Hangman, and a single word of three to six letters also as a game of Codeword.
public struct WordPack: Sendable {
  /// The most entries of a pack.
  public static let entryLimit = 500
  /// The most bytes of a file that a pack is read from.
  public static let byteLimit = 64 << 10
  /// The most bytes of a title: it has to fit above a page.
  public static let titleLimit = 60

  /// What the pack is about; empty if its author does not say.
  public let title: PlainText
  /// The language of the words.
  public let language: WordLanguage
  /// The entries, in the order in which they are played.
  public let entries: [HangmanEntry]

  /// The places of the entries that can be played as a game of Codeword.
  public var codewordIndices: [Int] { entries.indices.filter { word(at: $0) != nil } }

  /// The pack as a text that reads as the same pack, and the same for equal packs.
  public var text: [UInt8] {
    var text: PlainText = "# \(title)\n# words=\(PlainText(language.tag))\n"
    for entry in entries {
      text += entry.answer.text
      if !entry.clue.isEmpty { text += "\t" + entry.clue }
      text += "\n"
    }
    return Array(text.utf8)
  }

  /// The game of Hangman with an entry.
  public func hangman(at index: Int) -> PackedGame? {
    guard let options = HangmanOptions(source: .own, words: language) else { return nil }
    let puzzle = HangmanPuzzle(own: entries[index])
    return PackedGame(
      puzzle: puzzle, link: HangmanChallenge.text(of: puzzle, options, salt: 0))
  }

  /// The game of Codeword with an entry; nil if the entry is no word of three to six letters. Whether the word is in the
  /// word list is checked when the game is opened.
  public func codeword(at index: Int) -> PackedGame? {
    guard let word = word(at: index),
      let options = CodewordOptions(length: word.count, words: language)
    else { return nil }
    let puzzle = CodewordPuzzle(secret: word)
    return PackedGame(
      puzzle: puzzle, link: CodewordChallenge.text(of: puzzle, options, salt: 0))
  }

  private func word(at index: Int) -> Word? {
    let answer = entries[index].answer
    // A phrase has symbols, and a word of Codeword has none.
    guard CodewordOptions.lengths.contains(answer.letterCount),
      answer.slots.count == answer.letterCount
    else { return nil }
    return Word(letters: answer.letters)
  }
}

/// A game with an entry of a pack. The rules of the game check it when it is opened.
public struct PackedGame: Sendable {
  /// The puzzle, as a record spells it.
  public let puzzle: [UInt8]
  /// The text of the challenge, as a link has it.
  public let link: PlainText

  init(puzzle: some TextCodable, link: PlainText) {
    var text = TextWriter()
    puzzle.write(to: &text)
    self.puzzle = text.bytes
    self.link = link
  }
}
