import Circles
import Games
import Library
import Words

/// The public five of each day, as these lists give them: no server deals them, and anyone can derive them.
public struct PublicFive: Sendable {
  private let books: BackendBooks

  /// The public five that follow from these lists.
  public init(books: BackendBooks) { self.books = books }

  /// The games of a day, each game of words in every language. Those that the lists do not have are missing.
  func puzzles(of day: Day) -> [DayPuzzle] {
    GameKind.allCases.flatMap { kind in
      let languages = kind.hasWords ? WordLanguage.allCases : [.english]
      return languages.compactMap { puzzle(kind.judged, of: day, in: $0) }
    }
  }

  private func puzzle<G: BackendGame>(
    _ game: G.Type, of day: Day, in words: WordLanguage
  ) -> DayPuzzle? {
    guard let options = G.dailyOptions(on: day, in: words) else { return nil }
    var random = SeededRandom(seed: day.seed(of: G.kind, in: words))
    let book = G.book(for: options, in: books)
    guard
      let puzzle = try? G.deal(options, using: &random, from: book, by: day.dealing(of: G.kind))
    else { return nil }
    return DayPuzzle(
      day: day, kind: G.kind, rules: G.rulesVersion(for: options), options: options.line,
      puzzle: puzzle.line)
  }
}
