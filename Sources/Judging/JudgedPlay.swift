import Games
import Library

/// A player's play on a judged puzzle, as it is asked over a network: moves come as text, once or several
/// times, from one device or from several.
public struct JudgedPlay<G: JudgedGame>: Sendable {
  /// The most moves that are taken at once.
  public static var moveLimit: Int { 64 }

  /// The most bytes that a move can have: more than the longest answer of a Hangman.
  public static var moveBytes: Int { 64 }

  /// What came of moves that were sent.
  public struct Verdict: Equatable, Sendable {
    /// What was said of the moves that count, those among them that were judged before included.
    public let revealed: [Revealed<G.Move>]
    /// How many of the moves at the end do not count, because the rules refuse the first of them.
    public let refused: Int
    /// How many of those that count are new, and so to be stored before anybody is told of them.
    public let new: Int
  }

  private(set) var judge: Judge<G>

  /// The moves on a puzzle that told the same, as far as somebody asked for it (`consistentPuzzle(after:)`).
  var consistentPuzzle: Judge<G>?

  /// How many moves were made again: those that were restored, and those on a consistent puzzle.
  package internal(set) var repeatedMoves = 0

  /// A play before its first move.
  public init(_ judge: Judge<G>) { self.judge = judge }

  /// All moves so far with what was said of each, the oldest first.
  public var revealed: [Revealed<G.Move>] { judge.revealed }

  /// What is told at the deal.
  public var opening: [UInt8] { judge.opening }

  /// The game as it stands, with all that is hidden in it.
  package var game: G { judge.session.game }

  /// Whether more moves are taken, and how it ended.
  public var outcome: Outcome { judge.session.game.outcome }

  /// The points as the game's rules count them.
  public var score: Int64 { judge.session.game.score }

  /// Whether no more moves are taken.
  public var isOver: Bool { outcome.isOver }

  /// The record, once the game is over; nil before, for it holds the puzzle.
  public var record: [UInt8]? { isOver ? openRecord : nil }

  /// The record as it stands, with the puzzle in it: for whoever takes that along.
  public var openRecord: [UInt8] { G.wrap(judge.session).record }

  /// Takes moves. What was judged before is not judged again: the same moves get the same answers, however
  /// often they are sent. Where anything is thrown, nothing has changed.
  /// - Parameters:
  ///   - lines: the moves, as a record spells them.
  ///   - position: how many moves the sender knew of when it made the first of them.
  ///   - time: the time of play, by the judge's clock; moves that come together count together.
  ///   - wallOffset: the time of day as the distance from the beginning.
  ///   - book: what the player's input is held against.
  /// - Throws: why none of them is taken.
  public mutating func take(
    _ lines: [[UInt8]], at position: Int, time: PlayTime, wallOffset: Milliseconds, in book: G.Book
  ) throws(PlayRefusal) -> Verdict {
    guard !lines.isEmpty, lines.count <= Self.moveLimit else { throw .tooMany }
    // A device that knows of more moves than there are has them from elsewhere.
    guard position >= 0, position <= revealed.count else { throw .elsewhere }
    var moves: [G.Move] = []
    for line in lines { moves.append(try Self.move(line)) }
    let known = min(moves.count, revealed.count - position)
    for index in 0..<known where revealed[position + index].move != moves[index] {
      throw .elsewhere
    }
    var verdict = Array(revealed[position..<position + known])
    for move in moves[known...] {
      guard
        let said = try? judge.judge(move, at: time, wallOffset: wallOffset, in: book)
      else { break }
      verdict.append(said)
    }
    return Verdict(
      revealed: verdict, refused: moves.count - verdict.count, new: verdict.count - known)
  }

  /// Makes moves again that were judged and stored, without a book: lists change.
  /// - Throws: `PuzzleError` where they do not belong to the puzzle.
  public mutating func restore(
    _ stored: [(move: [UInt8], time: PlayTime, wallOffset: Milliseconds)]
  ) throws(PuzzleError) {
    repeatedMoves += stored.count
    for (line, time, wallOffset) in stored {
      guard let move = try? Self.move(line),
        (try? judge.judge(move, at: time, wallOffset: wallOffset, in: nil)) != nil
      else { throw PuzzleError() }
    }
  }

  private static func move(_ line: [UInt8]) throws(PlayRefusal) -> G.Move {
    guard line.count <= moveBytes else { throw .unreadable }
    var text = TextReader(line)
    do throws(TextError) {
      let move = try G.Move(from: &text)
      try text.finish()
      return move
    } catch { throw .unreadable }
  }
}

/// Why a judge takes none of the moves that were sent.
public enum PlayRefusal: Error, Equatable, Sendable {
  /// There are none, or more than are taken at once.
  case tooMany
  /// One of them is no move.
  case unreadable
  /// Other moves were judged in their place: the sender has to hear them first.
  case elsewhere
}
