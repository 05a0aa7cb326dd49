import Games
import Words

/// The words of one length that the coach of Codeword knows: the possible secrets, and the words that may be
/// suggested.
public struct CodewordVocabulary: Sendable {
  /// The number of letters.
  public let length: Int

  /// The possible secrets, in alphabetical order, all equally likely.
  public let answers: [Word]

  /// The words that may be suggested, if they are kind: the answers first, so that an answer has the same index
  /// in both lists, then other common words. A rare, vulgar or unkind word is never suggested.
  public let suggestions: [Word]

  /// Whether each suggestion may be named. A player's own list may deal unkind words, which are counted among
  /// the fitting words, but never named.
  private let isKind: [Bool]

  /// The edition of the lists (`WordBook.identity`), if the words are taken from them as usual.
  let edition: UInt64?

  let parts: GuessParts
  let marks = PartMarks()
  let places: LetterPlaces

  /// The vocabulary of a book.
  public init(_ book: WordBook, length: Int) {
    self.init(book, length: length, suggestsUnkind: false)
  }

  /// The vocabulary of a book, with unkind words among the suggestions only for comparison with published results.
  init(_ book: WordBook, length: Int, suggestsUnkind: Bool) {
    var answers: [Word] = []
    var others: [Word] = []
    book.forEachWord(length: length) { word, wordClass in
      switch wordClass {
      case .answer: answers.append(word)
      case .common: if suggestsUnkind || !book.isUnkind(word) { others.append(word) }
      case .rare, .vulgar: break
      }
    }
    self.length = length
    self.answers = answers
    suggestions = answers + others
    isKind = suggestions.map { suggestsUnkind || !book.isUnkind($0) }
    edition = suggestsUnkind ? nil : book.identity
    parts = GuessParts(of: suggestions)
    places = LetterPlaces(of: answers)
  }

  /// Whether a suggestion may be named, as a word to try or as a word that still fits.
  func isTold(_ suggestion: Int) -> Bool { isKind[suggestion] }

  /// All answers, which fit before the first attempt.
  var allAnswers: [UInt16] { answers.indices.map { UInt16($0) } }

  /// The marks of all suggestions against some answers.
  func table(of members: [UInt16]) -> MarkTable {
    MarkTable(parts, length: length, marks: marks, places: places, members: members)
  }

  /// The marks of one word of this length against some answers. The word need not be in a list.
  func table(of guess: Word, against members: [UInt16]) -> MarkTable {
    MarkTable(
      GuessParts(of: [guess]), length: length, marks: marks, places: places, members: members)
  }
}
