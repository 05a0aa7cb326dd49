import ByteStrings
import Coach
import Games
import Library
import Words

/// The running coach of Hangman and Anagrams, which keeps its knowledge from one question to the next.
public struct WordsCoachWorker: CoachWorker {
  /// The packed word lists or the answers of Hangman, depending on the game in question.
  private var file: [UInt8] = []
  private var vocabulary: HangmanVocabulary?
  private var last = LastGames()

  /// A coach without a file, which has nothing to say about words.
  public init() {}

  /// Receives the file that the game needs.
  public mutating func learn(_ file: [UInt8]) {
    self.file = file
    vocabulary = nil
  }

  /// The page that answers a question; nil if the question cannot be read.
  public mutating func answer(_ text: [UInt8]) -> CoachPage? {
    guard let question = CoachQuestion(text) else { return nil }
    if equal(question.game, GameKind.hangman.keyword) { return hangman(question) }
    return anagrams(question)
  }

  // MARK: Hangman

  private mutating func hangman(_ question: CoachQuestion) -> CoachPage? {
    guard let session = question.session(of: Hangman.self), let vocabulary = knownWords else {
      return nil
    }
    let (language, game) = (question.language, session.game)
    if !game.outcome.isOver { return .unfinished(in: language) }
    if question.verb == .last { return lastHangmans(question, game, vocabulary) }
    let pairs = question.pairs(of: Hangman.self)
    let pages = HangmanPages(language: language, game: game, hasFriend: !pairs.isEmpty)
    if question.isOfFriend || question.verb == .both {
      return pages.page(beside: pairs, isOfFriend: question.isOfFriend, vocabulary)
    }
    return pages.page(question.verb, vocabulary)
  }

  private mutating func lastHangmans(
    _ question: CoachQuestion, _ game: Hangman, _ vocabulary: HangmanVocabulary
  ) -> CoachPage {
    let language = question.language
    let games = question.lastGames(of: Hangman.self) { $0.options.mode == game.options.mode }
    guard let index = last.uncounted(of: games) else {
      return last.page(
        of: games, HangmanPages.lastGames(in: language),
        counted: HangmanPages.explanation(in: language), in: language)
    }
    let analysis = try? HangmanAnalysis(of: games[index].game, in: vocabulary)
    let balance = analysis.flatMap { $0.guesses.isEmpty ? nil : $0.balance }
    let name = games[index].puzzle.entries[0].answer.text
    return last.count(index, of: games, name, balance, in: language)
  }

  private var knownWords: HangmanVocabulary? {
    mutating get {
      if vocabulary == nil { vocabulary = (try? HangmanBook(file)).map { HangmanVocabulary($0) } }
      return vocabulary
    }
  }

  // MARK: Anagrams

  private mutating func anagrams(_ question: CoachQuestion) -> CoachPage? {
    guard let session = question.session(of: Anagrams.self),
      let book = try? WordBook(packed: file)
    else { return nil }
    let language = question.language
    if !session.game.outcome.isOver { return .unfinished(in: language) }
    let pages = AnagramsPages(language: language, session: session, book: book)
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
    let language = question.language
    let games = question.lastGames(of: Anagrams.self) { _ in true }
    var habits = AnagramsHabits()
    func count(_ session: Session<Anagrams>) {
      if let index = games.firstIndex(where: { $0.header.id == session.header.id }),
        last.uncounted(of: games) == index
      {
        let racks = (try? AnagramsAnalysis(of: session.game, after: habits, in: book))?.racks ?? []
        _ = last.count(
          index, of: games, "", AnagramsPages.balance(of: racks), in: language)
      }
      habits.count(session.game, in: book)
    }
    question.forEachEarlier(Anagrams.self, count)
    if let asked = question.session(of: Anagrams.self) { count(asked) }
    return last.page(
      of: games, AnagramsPages.lastGames(in: language),
      counted: AnagramsPages.explanation(in: language), in: language)
  }
}
