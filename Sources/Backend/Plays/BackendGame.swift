import Games
import Judging
import Library
import Races
import Words

/// A game that a server deals and judges.
protocol BackendGame: RacedGame {
  /// The book from which puzzles with these options are dealt and against which the player's input is checked.
  static func book(for options: Options, in books: BackendBooks) -> Book

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

/// The word lists of a server, in every language.
public struct BackendBooks: Sendable {
  private let words: [WordBook]
  private let hangman: [HangmanBook]

  /// - Parameters:
  ///   - words: makes the book with the words of a language.
  ///   - hangman: makes the book with the entries for Hangman in a language.
  public init<Failure: Error>(
    words: (WordLanguage) throws(Failure) -> WordBook,
    hangman: (WordLanguage) throws(Failure) -> HangmanBook
  ) throws(Failure) {
    self.words = try WordLanguage.allCases.map(words)
    self.hangman = try WordLanguage.allCases.map(hangman)
  }

  /// The words of a language.
  func words(in language: WordLanguage) -> WordBook { words[Int(language.rawValue)] }

  /// The entries for Hangman in a language.
  func hangman(in language: WordLanguage) -> HangmanBook { hangman[Int(language.rawValue)] }
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
  static func book(for options: CodewordOptions, in books: BackendBooks) -> WordBook {
    books.words(in: options.words)
  }
  static var runsFromDeal: Bool { false }
  /// Without a limit, five times the greatest limit.
  var mostMoves: Int? { options.limit == nil ? 5 * CodewordOptions.limits.upperBound : nil }
}

extension Anagrams: BackendGame {
  static func book(for options: AnagramsOptions, in books: BackendBooks) -> WordBook {
    books.words(in: options.words)
  }
  static var runsFromDeal: Bool { true }
}

extension Hangman: BackendGame {
  static func book(for options: HangmanOptions, in books: BackendBooks) -> HangmanBook {
    books.hangman(in: options.words)
  }
  static var runsFromDeal: Bool { true }
}

extension Memorize: BackendGame {
  static func book(for options: MemorizeOptions, in books: BackendBooks) -> MemorizeThemes {
    .daily
  }
  static var runsFromDeal: Bool { false }
  /// A player who remembers nothing finds all pairs in n² turns of two cards on average, where n is the number of
  /// pairs. The limit is twice that, with some extra moves for bad luck with a few pairs.
  var mostMoves: Int? { 4 * puzzle.pairCount * puzzle.pairCount + 100 }
}

extension Times: BackendGame {
  static func book(for options: TimesOptions, in books: BackendBooks) -> TimesFacts { TimesFacts() }
  static var runsFromDeal: Bool { false }
}
