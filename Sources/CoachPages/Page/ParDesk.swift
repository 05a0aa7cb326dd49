import ByteStrings
import Coach
import Games
import Library
import Words

/// The coach of Codeword and Memorize at work, whose results have a par: what it needs to know, kept from one
/// question to the next.
public struct ParDesk {
  private var book: WordBook?
  private var search: CodewordSearch?

  /// Without words, it says nothing.
  public init() {}

  /// Takes the packed word lists.
  public mutating func learn(_ words: [UInt8]) { book = try? WordBook(packed: words) }

  /// The page that answers a question; nil where that cannot be read. It may take a second or two.
  public mutating func answer(_ text: [UInt8]) -> CoachPage? {
    guard let question = CoachQuestion(text) else { return nil }
    if let session = question.session(of: Memorize.self) {
      return MemorizePages(language: question.language, game: session.game).page(question)
    }
    return codeword(question)
  }

  private mutating func codeword(_ question: CoachQuestion) -> CoachPage? {
    guard let book, let session = question.session(of: Codeword.self) else { return nil }
    let length = session.options.length
    var search = self.search ?? CodewordSearch(CodewordVocabulary(book, length: length))
    if search.vocabulary.length != length {
      search = CodewordSearch(CodewordVocabulary(book, length: length))
    }
    let isDealt = session.header.origin != .challenge
    guard
      let analysis = try? CodewordAnalysis(
        of: session.game, with: search.vocabulary, isDealt: isDealt)
    else { return .unfinished(in: question.language) }
    var account: CodewordAccount?
    var silence = analysis.accountSilence
    do {
      var counting = try CodewordAccount(of: analysis, using: search)
      while try counting.step(nodes: 1_000) {}
      account = counting
    } catch {
      silence = error
    }
    self.search = account?.search ?? search
    return CodewordPages(
      language: question.language, game: session.game, analysis: analysis, account: account,
      silence: analysis.luckSilence ?? silence, book: book
    ).page(question.verb)
  }
}
