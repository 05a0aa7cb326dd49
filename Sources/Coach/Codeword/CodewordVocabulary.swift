import Games
import Words

/// What a coach of Codeword knows of the words of one length: the secrets that are dealt, and the words
/// that may be suggested.
public struct CodewordVocabulary: Sendable {
  /// The number of letters.
  public let length: Int

  /// The secrets that are dealt, in alphabetical order, each equally likely.
  public let answers: [Word]

  /// The words that may be suggested, where they are kind: the answers first, so that an answer has one index
  /// in both, then other common words. A rare, vulgar or unkind word is never suggested.
  public let suggestions: [Word]

  /// Whether each suggestion may be told. A player's own list may deal unkind words: they are counted among
  /// what fits, and never named.
  private let isKind: [Bool]

  /// The edition of the lists (`WordBook.identity`), from which the words are taken as usual.
  let edition: UInt64?

  let parts: GuessParts
  let marks = PartMarks()
  let places: LetterPlaces

  /// Of the words of a book.
  public init(_ book: WordBook, length: Int) {
    self.init(book, length: length, suggestsUnkind: false)
  }

  /// With unkind words among the suggestions only to compare with what others found.
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

  /// Whether a suggestion may be named, as one to try or as one that still fits.
  func isTold(_ suggestion: Int) -> Bool { isKind[suggestion] }

  /// All answers, as those that fit before the first attempt.
  var allAnswers: [UInt16] { answers.indices.map { UInt16($0) } }

  /// The marks of all suggestions against some answers.
  func table(of members: [UInt16]) -> MarkTable {
    MarkTable(parts, length: length, marks: marks, places: places, members: members)
  }

  /// The marks of one word of this length, whether it is in a list or not, against some answers.
  func table(of guess: Word, against members: [UInt16]) -> MarkTable {
    MarkTable(
      GuessParts(of: [guess]), length: length, marks: marks, places: places, members: members)
  }
}
