import Circles
import Games
import Library
import Words

/// The public five of each day, as these lists give them: no server deals them, and anyone can derive them.
public struct PublicFive: Sendable {
  private let books: BackendBooks

  /// The public five that follow from these lists.
  public init(books: BackendBooks) { self.books = books }

  /// The game of a day; nil if the lists do not have one.
  func puzzle(_ kind: GameKind, of day: Day) -> DayPuzzle? { puzzle(kind.judged, of: day) }

  private func puzzle<G: BackendGame>(_ game: G.Type, of day: Day) -> DayPuzzle? {
    guard let options = G.dailyOptions(on: day, in: .english) else { return nil }
    var random = SeededRandom(seed: day.seed(of: G.kind))
    let book = G.book(for: options, in: books)
    guard
      let puzzle = try? G.deal(options, using: &random, from: book, by: day.dealing(of: G.kind))
    else { return nil }
    return DayPuzzle(
      day: day, kind: G.kind, rules: G.rulesVersion(for: options), options: options.line,
      puzzle: puzzle.line)
  }
}
