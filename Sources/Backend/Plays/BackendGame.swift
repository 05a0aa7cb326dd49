import Games
import Judging
import Library
import Races
import Words

/// A game that a server deals and judges.
protocol BackendGame: RacedGame {
  /// What the game of a day is dealt from, and what the player's input is held against.
  static func book(in books: BackendBooks) -> Book

  /// Whether there is something to think about at the deal already: then time passes from there on, and
  /// otherwise from the answer to the first move.
  static var runsFromDeal: Bool { get }

  /// The most moves that are judged, as the options need them at most; nil where the rules themselves let nobody
  /// make more than lead to the end.
  var mostMoves: Int? { get }
}

extension BackendGame {
  /// Each move takes something that there is once, or costs something that runs out.
  var mostMoves: Int? { nil }
}

/// The lists of a server.
public struct BackendBooks: Sendable {
  let words: WordBook
  let hangman: HangmanBook

  /// The lists of words, and of what a Hangman is about.
  public init(words: WordBook, hangman: HangmanBook) {
    self.words = words
    self.hangman = hangman
  }
}

extension GameKind {
  /// The rules by which a server deals and judges.
  var judged: any BackendGame.Type {
    switch self {
    case .codeword: Codeword.self
    case .anagrams: Anagrams.self
    case .hangman: Hangman.self
    case .memorize: Memorize.self
    case .times: Times.self
    }
  }
}

extension Codeword: BackendGame {
  static func book(in books: BackendBooks) -> WordBook { books.words }
  static var runsFromDeal: Bool { false }
  /// Without a limit, five times the greatest that there is.
  var mostMoves: Int? { options.limit == nil ? 5 * CodewordOptions.limits.upperBound : nil }
}

extension Anagrams: BackendGame {
  static func book(in books: BackendBooks) -> WordBook { books.words }
  static var runsFromDeal: Bool { true }
}

extension Hangman: BackendGame {
  static func book(in books: BackendBooks) -> HangmanBook { books.hangman }
  static var runsFromDeal: Bool { true }
}

extension Memorize: BackendGame {
  static func book(in books: BackendBooks) -> MemorizeThemes { .daily }
  static var runsFromDeal: Bool { false }
  /// Who remembers nothing finds all pairs in as many turns of two cards as their square, on average: twice that,
  /// and some for bad luck with a few pairs.
  var mostMoves: Int? { 4 * puzzle.pairCount * puzzle.pairCount + 100 }
}

extension Times: BackendGame {
  static func book(in books: BackendBooks) -> TimesFacts { TimesFacts() }
  static var runsFromDeal: Bool { false }
}
