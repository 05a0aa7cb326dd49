import Games
import Judging
import Library

/// Deals the five games of each day of a server. They are like the public five of that day, but nobody without
/// the secret can foresee them.
public struct Dealer: Sendable {
  private let secret: Secret
  /// What it deals from, and what input is held against.
  public let books: BackendBooks

  /// Whoever deals from these lists, as the secret says.
  public init(secret: Secret, books: BackendBooks) {
    self.secret = secret
    self.books = books
  }

  /// The game of a day; nil where the lists have none. With the same secret and lists it is the same each
  /// time, with the same commitment.
  func deal(_ kind: GameKind, on day: Day) -> Deal? { deal(kind.judged, on: day) }

  /// A puzzle of no day, which nobody can foresee: not even who knows the secret.
  /// - Parameters:
  ///   - options: what is chosen, as a record has it.
  ///   - closes: when no more moves count; nil where they always do.
  /// - Throws: why there is none.
  public func deal(
    _ kind: GameKind, options: [UInt8], closing closes: WallTime?
  ) throws(DealingError) -> Deal {
    try deal(kind.judged, options: options, closing: closes)
  }

  private func deal<G: BackendGame>(
    _ game: G.Type, options line: [UInt8], closing closes: WallTime?
  ) throws(DealingError) -> Deal {
    var text = TextReader(line)
    // Every choice has one spelling, so that a record with it is the same everywhere.
    guard let options = try? G.Options(from: &text), options.line == line else {
      throw .unreadable
    }
    guard G.canBeJudged(options) else { throw .notJudged }
    var system = SystemRandomNumberGenerator()
    var random = SeededRandom(seed: system.next())
    let book = G.book(in: books)
    guard let puzzle = try? G.deal(options, using: &random, from: book, by: .chance) else {
      throw .noPuzzle
    }
    return Deal(
      day: nil, closes: closes, kind: G.kind, rules: G.rulesVersion(for: options), options: line,
      puzzle: puzzle.line, salt: (0..<16).map { _ in .random(in: .min ... .max, using: &system) })
  }

  private func deal<G: BackendGame>(_ game: G.Type, on day: Day) -> Deal? {
    guard let options = G.dailyOptions(on: day), G.canBeJudged(options) else { return nil }
    let rules = G.rulesVersion(for: options)
    let name = "\(day.text) \(G.kind.name) \(rules)"
    var random = SeededRandom(seed: seed(of: "pastime house \(name)"))
    let dealing = day.dealing(seed: seed(of: "pastime turns \(G.kind.name)"))
    let book = G.book(in: books)
    guard let puzzle = try? G.deal(options, using: &random, from: book, by: dealing) else {
      return nil
    }
    return Deal(
      day: day, kind: G.kind, rules: rules, options: options.line, puzzle: puzzle.line,
      salt: Array(secret.code(of: "pastime salt \(name)").prefix(16)))
  }

  private func seed(of name: String) -> UInt64 {
    secret.code(of: name).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// Why there is no puzzle with what was chosen.
public enum DealingError: Error, Equatable, Sendable {
  /// It is nothing that the game knows.
  case unreadable
  /// A game with it cannot be judged.
  case notJudged
  /// The lists have none.
  case noPuzzle
}

extension TextCodable {
  /// The one spelling.
  var line: [UInt8] {
    var text = TextWriter()
    write(to: &text)
    return text.bytes
  }
}
