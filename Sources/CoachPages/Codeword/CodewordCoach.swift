import ByteStrings
import Coach
import Games
import Library
import Words

/// The coach of Codeword, which keeps its knowledge from one question to the next.
struct CodewordCoach {
  private var book: WordBook?
  private var search: CodewordSearch?
  private var last = LastGames()

  /// The page that answers a question; nil if the question or the packed word lists cannot be read. It may take a
  /// second or two.
  mutating func answer(_ question: CoachQuestion, with words: [UInt8]) -> CoachPage? {
    guard let session = question.session(of: Codeword.self) else { return nil }
    if book == nil { book = try? WordBook(packed: words, in: session.options.words) }
    if book == nil { return nil }
    if !session.game.outcome.isOver { return .unfinished }
    if question.verb == .last { return lastCodewords(question, session) }
    let sessions = question.pairs(of: Codeword.self)
    // If the game was dealt to either player, nobody chose the word.
    let isDealt =
      session.isDealt || sessions.contains { $0.yours.isDealt || $0.theirs.isDealt }
    guard var asked = pages(session, isDealt: isDealt) else { return nil }
    asked.hasFriend = !sessions.isEmpty
    guard question.isOfFriend || question.verb == .both else { return asked.page(question.verb) }
    let this = Shared(asked)
    var pairs: [(yours: Shared<CodewordPages>, theirs: Shared<CodewordPages>)] = []
    for pair in sessions {
      let other = question.isOfFriend ? pair.yours : pair.theirs
      guard let pages = pages(other, isDealt: isDealt).map(Shared.init) else {
        continue
      }
      pairs.append(question.isOfFriend ? (pages, this) : (this, pages))
    }
    return asked.page(beside: pairs, isOfFriend: question.isOfFriend)
  }

  private mutating func lastCodewords(
    _ question: CoachQuestion, _ session: Session<Codeword>
  ) -> CoachPage? {
    let length = session.options.length
    let games = question.lastGames(of: Codeword.self) { $0.options.length == length }
    if let index = last.uncounted(of: games) {
      let game = games[index]
      let balance = pages(game, isDealt: game.isDealt)?.balance
      let name = game.puzzle.secret.uppercased
      return last.count(index, of: games, name, balance)
    }
    let words = CodewordPages.lastGames(length: length)
    return last.page(
      of: games, words, counted: CodewordPages.explanation)
  }

  /// The pages about a finished game.
  private mutating func pages(
    _ session: Session<Codeword>, isDealt: Bool
  ) -> CodewordPages? {
    guard let book else { return nil }
    let length = session.options.length
    var search = self.search ?? CodewordSearch(CodewordVocabulary(book, length: length))
    if search.vocabulary.length != length {
      search = CodewordSearch(CodewordVocabulary(book, length: length))
    }
    guard
      let analysis = try? CodewordAnalysis(
        of: session.game, with: search.vocabulary, isDealt: isDealt)
    else { return nil }
    var account: CodewordAccount?
    var silence = analysis.accountSilence
    do {
      var counting = try CodewordAccount(of: analysis, using: search)
      while try counting.step(nodes: 1_000) {
        if isUnwanted { return nil }
      }
      account = counting
    } catch {
      silence = error
    }
    self.search = account?.search ?? search
    return CodewordPages(
      game: session.game, analysis: analysis, account: account,
      silence: analysis.luckSilence ?? silence, book: book)
  }
}

#if arch(wasm32)
  /// A worker whose answer is no longer wanted is terminated from outside.
  private var isUnwanted: Bool { false }
#else
  /// Whether the answer is no longer wanted.
  private var isUnwanted: Bool { Task.isCancelled }
#endif

extension Session<Codeword> {
  /// Whether its word was drawn, according to its own record. The word of a challenge may have been chosen.
  fileprivate var isDealt: Bool { header.origin != .challenge }
}
