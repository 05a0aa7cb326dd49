import ByteStrings
import Coach
import Games
import Library
import Words

/// The coach of Anagrams, Hangman and Times at work: what it needs to know, kept from one question to the next.
public struct OthersDesk {
  /// The packed word lists, or the answers of Hangman, by the game that is asked about.
  private var file: [UInt8] = []

  /// Without a file, it says nothing of words.
  public init() {}

  /// Takes the file that the game needs.
  public mutating func learn(_ file: [UInt8]) { self.file = file }

  /// The page that answers a question; nil where that cannot be read.
  public func answer(_ text: [UInt8]) -> CoachPage? {
    guard let question = CoachQuestion(text) else { return nil }
    if equal(question.game, GameKind.hangman.keyword) { return hangman(question) }
    if equal(question.game, GameKind.times.keyword) { return times(question) }
    return anagrams(question)
  }

  private func hangman(_ question: CoachQuestion) -> CoachPage? {
    guard let session = question.session(of: Hangman.self), let book = try? HangmanBook(file)
    else { return nil }
    return HangmanPages(language: question.language, game: session.game)
      .page(question.verb, HangmanVocabulary(book))
  }

  private func times(_ question: CoachQuestion) -> CoachPage? {
    guard let session = question.session(of: Times.self) else { return nil }
    var boxes = TimesBoxes()
    var paces = TimesPaces()
    question.forEachEarlier(Times.self) { earlier in
      boxes.count(earlier.game, on: Self.day(of: earlier.header))
      paces.count(earlier.game)
    }
    let day = Self.day(of: session.header)
    return TimesPages(language: question.language, game: session.game)
      .page(question, on: day, after: boxes, paces)
  }

  private func anagrams(_ question: CoachQuestion) -> CoachPage? {
    guard let session = question.session(of: Anagrams.self),
      let book = try? WordBook(packed: file)
    else { return nil }
    var habits = AnagramsHabits()
    question.forEachEarlier(Anagrams.self) { habits.count($0.game, in: book) }
    return AnagramsPages(language: question.language, session: session, book: book)
      .page(question.verb, after: habits)
  }

  /// The day in UTC: a record does not know where it was played.
  private static func day(of header: SessionHeader) -> Int32 {
    Int32(clamping: header.created.count / 86_400_000)
  }
}
