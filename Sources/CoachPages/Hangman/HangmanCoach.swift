import ByteStrings
import Coach
import Games
import Library

/// The coach of Hangman, which keeps its knowledge from one question to the next.
struct HangmanCoach {
  private var vocabulary: HangmanVocabulary?
  private var last = LastGames()

  /// The page that answers a question; nil if the question or the packed answers of Hangman cannot be read.
  mutating func answer(_ question: CoachQuestion, with answers: [UInt8]) -> CoachPage? {
    guard let session = question.session(of: Hangman.self) else { return nil }
    if vocabulary == nil {
      vocabulary = (try? HangmanBook(answers, in: session.options.words)).map {
        HangmanVocabulary($0)
      }
    }
    guard let vocabulary else { return nil }
    let game = session.game
    if !game.outcome.isOver { return .unfinished }
    if question.verb == .last { return lastHangmans(question, game, vocabulary) }
    let pairs = question.pairs(of: Hangman.self)
    let pages = HangmanPages(game: game, hasFriend: !pairs.isEmpty)
    if question.isOfFriend || question.verb == .both {
      return pages.page(beside: pairs, isOfFriend: question.isOfFriend, vocabulary)
    }
    return pages.page(question.verb, vocabulary)
  }

  private mutating func lastHangmans(
    _ question: CoachQuestion, _ game: Hangman, _ vocabulary: HangmanVocabulary
  ) -> CoachPage {
    let games = question.lastGames(of: Hangman.self) { $0.options.mode == game.options.mode }
    guard let index = last.uncounted(of: games) else {
      return last.page(
        of: games, HangmanPages.lastGames,
        counted: HangmanPages.explanation)
    }
    let analysis = try? HangmanAnalysis(of: games[index].game, in: vocabulary)
    let balance = analysis.flatMap { $0.guesses.isEmpty ? nil : $0.balance }
    let name = games[index].puzzle.entries[0].answer.text
    return last.count(index, of: games, name, balance)
  }
}
