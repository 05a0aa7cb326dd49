import Words

/// The words that a list must not ask for: those that the book of the language knows, and others.
public struct BlockedWords: Sendable {
  private let book: WordBook?
  private let others: Set<Word>

  /// - Parameters:
  ///   - book: the book whose vulgar and unkind words are blocked.
  ///   - others: more words that are blocked, in lists of accepted words too.
  public init(book: WordBook? = nil, others: Set<Word> = []) {
    self.book = book
    self.others = others
  }

  /// Whether a list of this kind must not have a word. A look-up is logarithmic in the size of the book.
  func contains(_ word: Word, in kind: WordListKind) -> Bool {
    if others.contains(word) { return true }
    guard let book else { return false }
    return switch kind {
    case .answers: book.wordClass(of: word) == .vulgar || book.isUnkind(word)
    case .common: book.wordClass(of: word) == .vulgar
    case .accepted: false
    }
  }
}
