import ByteStrings
import Coach
import Games
import Library
import Words

/// The coach of Anagrams, which keeps its knowledge from one question to the next.
struct AnagramsCoach {
  private var book: WordBook?
  private var last = LastGames()

  /// The page that answers a question; nil if the question or the packed word lists cannot be read.
  mutating func answer(_ question: CoachQuestion, with words: [UInt8]) -> CoachPage? {
    guard let session = question.session(of: Anagrams.self) else { return nil }
    if book == nil { book = try? WordBook(packed: words, in: session.options.words) }
    guard let book else { return nil }
    if !session.game.outcome.isOver { return .unfinished }
    let pages = AnagramsPages(session: session, book: book)
    let pairs = question.pairs(of: Anagrams.self)
    if question.isOfFriend || question.verb == .both {
      return pages.page(beside: pairs, isOfFriend: question.isOfFriend)
    }
    if question.verb == .last { return lastAnagrams(question, book) }
    var habits = AnagramsHabits()
    question.forEachEarlier(Anagrams.self) { habits.count($0.game, in: book) }
    return pages.page(question.verb, after: habits, hasFriend: !pairs.isEmpty)
  }

  /// Compares each game with the habits before it. Counting is fast, so all games are counted at once.
  private mutating func lastAnagrams(_ question: CoachQuestion, _ book: WordBook) -> CoachPage {
    let games = question.lastGames(of: Anagrams.self) { _ in true }
    var habits = AnagramsHabits()
    func count(_ session: Session<Anagrams>) {
      if let index = games.firstIndex(where: { $0.header.id == session.header.id }),
        last.uncounted(of: games) == index
      {
        let racks = (try? AnagramsAnalysis(of: session.game, after: habits, in: book))?.racks ?? []
        _ = last.count(
          index, of: games, "", AnagramsPages.balance(of: racks))
      }
      habits.count(session.game, in: book)
    }
    question.forEachEarlier(Anagrams.self, count)
    if let asked = question.session(of: Anagrams.self) { count(asked) }
    return last.page(
      of: games, AnagramsPages.lastGames,
      counted: AnagramsPages.explanation)
  }
}
