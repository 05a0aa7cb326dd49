import Games
import Judging
import Library
import Races
import Words

/// A game that a server deals and judges.
protocol BackendGame: RacedGame {
  /// The book from which puzzles are dealt and against which the player's input is checked.
  static func book(in books: BackendBooks) -> Book

  /// Whether the player can think before the first move. If so, time runs from the deal, and otherwise from the
  /// answer to the first move.
  static var runsFromDeal: Bool { get }

  /// The most moves that are judged with these options; nil if the rules themselves limit the number of moves.
  var mostMoves: Int? { get }
}

extension BackendGame {
  /// Each move uses up something that exists once, or costs something that runs out.
  var mostMoves: Int? { nil }
}

/// The word lists of a server.
public struct BackendBooks: Sendable {
  let words: WordBook
  let hangman: HangmanBook

  /// Books with the words, and with the topics of Hangman.
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
  /// Without a limit, five times the greatest limit.
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
  /// A player who remembers nothing finds all pairs in n² turns of two cards on average, where n is the number of
  /// pairs. The limit is twice that, with some extra moves for bad luck with a few pairs.
  var mostMoves: Int? { 4 * puzzle.pairCount * puzzle.pairCount + 100 }
}

extension Times: BackendGame {
  static func book(in books: BackendBooks) -> TimesFacts { TimesFacts() }
  static var runsFromDeal: Bool { false }
}
