import ArgumentParser
import Foundation
import Games
import Library

/// Deals a Codeword.
struct DealCodeword: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codeword", abstract: "Find the hidden word.")

  /// How strictly known hints bind the next attempt, as it is written on the command line.
  enum Mode: String, CaseIterable, ExpressibleByArgument {
    case standard
    case hard
    case ultraHard = "ultra-hard"

    var mode: CodewordOptions.Mode {
      switch self {
      case .standard: .standard
      case .hard: .hard
      case .ultraHard: .ultraHard
      }
    }
  }

  @Option(help: "The number of letters, 3 to 6.")
  var length = 5

  @Option(help: "The number of attempts, 1 to 99; without it, as many as the player likes.")
  var attempts: Int?

  @Option(help: "How strictly known hints bind the next attempt.")
  var mode = Mode.standard

  @Option(help: "The number that the secret and the identity follow from; without it, chance.")
  var seed: UInt64?

  @Option(help: "When the game was made, in milliseconds since 1970; without it, now.")
  var begun: Int64?

  @OptionGroup
  var words: WordsOption

  func validate() throws {
    guard CodewordOptions.lengths.contains(length) else {
      throw ValidationError("The length is 3 to 6 letters.")
    }
    guard CodewordOptions.limits.contains(attempts ?? 1) else {
      throw ValidationError("The number of attempts is 1 to 99.")
    }
    guard (0...999_999_999_999_999_999).contains(begun ?? 0) else {
      throw ValidationError("The beginning is a number of milliseconds since 1970.")
    }
  }

  func run() throws {
    guard let options = CodewordOptions(length: length, limit: attempts, mode: mode.mode) else {
      preconditionFailure("validate lets only options through that are allowed")
    }
    var random = SeededRandom(seed: seed ?? .random(in: .min ... .max))
    let book = try words.book()
    let puzzle: CodewordPuzzle
    do {
      puzzle = try Codeword.deal(options, using: &random, from: book)
    } catch {
      throw Failure(
        message: "The word lists have no answer of \(length) letters.", code: Failure.damagedWords)
    }
    let header = SessionHeader(id: identity(from: &random), begun: moment)
    Console.write(
      AnySession.codeword(try Session(header, options: options, puzzle: puzzle)).record)
  }

  private func identity(from random: inout SeededRandom) -> RecordID {
    guard seed != nil else {
      return RecordID(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    }
    let high = UInt64(random.next()) << 32 | UInt64(random.next())
    let low = UInt64(random.next()) << 32 | UInt64(random.next())
    return RecordID(high: high, low: low)
  }

  private var moment: Milliseconds {
    Milliseconds(begun ?? Int64(Date().timeIntervalSince1970 * 1000))
  }
}
