import ArgumentParser
import Games
import Library
import Words

/// The options for dealing any game.
struct DealOptions: ParsableArguments {
  @Option(help: "The number that the puzzle and the identity follow from; without it, chance.")
  var seed: UInt64?

  @Option(
    help: "The day whose game of the daily five is dealt, such as 2026-11-21.")
  var daily: Day?

  @Option(help: "When the game was made, in milliseconds since 1970; without it, now.")
  var begun: Int64?

  func validate() throws {
    guard (0...999_999_999_999_999_999).contains(begun ?? 0) else {
      throw ValidationError("The beginning is a number of milliseconds since 1970.")
    }
  }

  /// Deals a game.
  /// - Throws: `failure` if the book has nothing that matches the options.
  func session<G: KeptGame>(
    of game: G.Type, _ options: G.Options, in words: WordLanguage, from book: G.Book,
    orElse failure: CommandError
  ) throws -> Session<G> {
    let chosen = seed ?? .random(in: .min ... .max)
    var random = SeededRandom(seed: daily?.seed(of: G.kind, in: words) ?? chosen)
    let puzzle: G.Puzzle
    let dealing = daily?.dealing(of: G.kind) ?? .chance
    do { puzzle = try G.deal(options, using: &random, from: book, by: dealing) } catch {
      throw failure
    }
    let id = daily?.identity(chosen) ?? identity(from: &random)
    let header = SessionHeader(id: id, created: moment)
    return try Session(header, options: options, puzzle: puzzle)
  }

  private func identity(from random: inout SeededRandom) -> GameID {
    guard seed != nil else {
      return GameID(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    }
    let high = UInt64(random.next()) << 32 | UInt64(random.next())
    let low = UInt64(random.next()) << 32 | UInt64(random.next())
    return GameID(high: high, low: low)
  }

  private var moment: WallTime { begun.map { WallTime($0) } ?? .now }
}

extension Day: ExpressibleByArgument {
  /// Reads `2026-11-21`.
  public init?(argument: String) { self.init(Array(argument.utf8)[...]) }
}
