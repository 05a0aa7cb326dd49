import Games
import Judging
import Library
import Words

/// Deals the five games of each day of a server. They are like the public five of that day, but are unpredictable
/// without the secret.
public struct Dealer: Sendable {
  private let secret: Secret
  /// The lists from which it deals and against which input is checked.
  public let books: BackendBooks

  /// A dealer with a secret and these lists.
  public init(secret: Secret, books: BackendBooks) {
    self.secret = secret
    self.books = books
  }

  /// The game of a day; nil if the lists do not have one. The same secret and lists always give the same game with
  /// the same commitment.
  /// - Parameter words: the language of the words, if it is a game of words.
  func deal(_ kind: GameKind, on day: Day, in words: WordLanguage) -> Deal? {
    deal(kind.judged, on: day, in: words)
  }

  /// A puzzle that belongs to no day and is unpredictable, even with the secret.
  /// - Parameters:
  ///   - options: the options, as a record spells them.
  ///   - closes: when moves stop counting; nil if they always count.
  /// - Throws: why no puzzle can be dealt.
  public func deal(
    _ kind: GameKind, options: [UInt8], closing closes: WallTime?
  ) throws(DealingError) -> Deal {
    try deal(kind.judged, options: options, closing: closes)
  }

  private func deal<G: BackendGame>(
    _ game: G.Type, options line: [UInt8], closing closes: WallTime?
  ) throws(DealingError) -> Deal {
    var text = TextReader(line)
    // Each set of options has only one spelling, so that a record with it is the same everywhere.
    guard let options = try? G.Options(from: &text), options.line == line else {
      throw .unreadable
    }
    guard G.canBeJudged(options) else { throw .notJudged }
    var system = SystemRandomNumberGenerator()
    var random = SeededRandom(seed: system.next())
    let book = G.book(for: options, in: books)
    guard let puzzle = try? G.deal(options, using: &random, from: book, by: .chance) else {
      throw .noPuzzle
    }
    return Deal(
      day: nil, closes: closes, kind: G.kind, rules: G.rulesVersion(for: options), options: line,
      puzzle: puzzle.line, salt: (0..<16).map { _ in .random(in: .min ... .max, using: &system) })
  }

  private func deal<G: BackendGame>(
    _ game: G.Type, on day: Day, in words: WordLanguage
  ) -> Deal? {
    guard let options = G.dailyOptions(on: day, in: words), G.canBeJudged(options) else {
      return nil
    }
    let rules = G.rulesVersion(for: options)
    let isTagged = G.kind.hasWords && words != .english
    let name = "\(day.text) \(G.kind.name) \(rules)\(isTagged ? " \(words.tag)" : "")"
    var random = SeededRandom(seed: seed(of: "pastime house \(name)"))
    let dealing = day.dealing(seed: seed(of: "pastime turns \(G.kind.name)"))
    let book = G.book(for: options, in: books)
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

/// Why no puzzle can be dealt with the chosen options.
public enum DealingError: Error, Equatable, Sendable {
  /// The game does not know the options.
  case unreadable
  /// A game with these options cannot be judged.
  case notJudged
  /// The lists have no such puzzle.
  case noPuzzle
}

extension TextCodable {
  /// The only valid spelling.
  var line: [UInt8] {
    var text = TextWriter()
    write(to: &text)
    return text.bytes
  }
}
