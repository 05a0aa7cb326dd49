import Games
import Library
import Words

/// A player's play on a judged puzzle over a network. Moves arrive as text, possibly repeatedly, from one or
/// several devices.
public struct JudgedPlay<G: JudgedGame>: Sendable {
  /// The most moves that are accepted at once.
  public static var moveLimit: Int { 64 }

  /// The most bytes that a move can have: more than the longest answer of Hangman, in which a letter after z has six.
  public static var moveBytes: Int { 256 }

  /// The result of sent moves.
  public struct Verdict: Equatable, Sendable {
    /// The answers to the moves that count, including moves that were judged before.
    public let revealed: [Revealed<G.Move>]
    /// How many moves at the end do not count, because the rules refuse the first of them.
    public let refused: Int
    /// How many of the moves that count are new. They must be stored before anybody receives the answers.
    public let new: Int
  }

  private(set) var judge: Judge<G>

  /// The moves on a consistent puzzle, as of the last call of `consistentPuzzle(after:)`.
  var consistentPuzzle: Judge<G>?

  /// How many moves were repeated: restored moves, and moves on a consistent puzzle.
  package internal(set) var repeatedMoves = 0

  /// A play before its first move.
  public init(_ judge: Judge<G>) { self.judge = judge }

  /// All moves so far with their answers, oldest first.
  public var revealed: [Revealed<G.Move>] { judge.revealed }

  /// The information that the judge reveals at the deal.
  public var opening: [UInt8] { judge.opening }

  /// The options of the game.
  package var options: G.Options { judge.session.options }

  /// The current game, including everything hidden.
  package var game: G { judge.session.game }

  /// The alphabet of the words in the moves.
  private var alphabet: Alphabet { (G.wrap(judge.session).words ?? .english).alphabet }

  /// Whether more moves are accepted, and how the game ended.
  public var outcome: Outcome { judge.session.game.outcome }

  /// The points as the game's rules count them.
  public var score: Int64 { judge.session.game.score }

  /// Whether no more moves are accepted.
  public var isOver: Bool { outcome.isOver }

  /// The record, once the game is over; nil before, because it contains the puzzle.
  public var record: [UInt8]? { isOver ? openRecord : nil }

  /// The current record, including the puzzle, for offline copies.
  public var openRecord: [UInt8] { G.wrap(judge.session).record }

  /// Judges moves. Moves that were judged before are not judged again: the same moves get the same answers,
  /// however often they are sent. If this throws, nothing has changed.
  /// - Parameters:
  ///   - lines: the moves, as a record spells them.
  ///   - position: how many moves the sender knew when it made the first of these moves.
  ///   - time: the time of play, by the judge's clock. Moves that arrive together have the same time.
  ///   - wallOffset: the wall time as an offset from the creation of the game.
  ///   - book: the book for checking the player's input.
  /// - Throws: why none of the moves is accepted.
  public mutating func take(
    _ lines: [[UInt8]], at position: Int, time: PlayTime, wallOffset: Milliseconds, in book: G.Book
  ) throws(PlayRefusal) -> Verdict {
    guard !lines.isEmpty, lines.count <= Self.moveLimit else { throw .tooMany }
    // A device that knows more moves than this play has them from elsewhere.
    guard position >= 0, position <= revealed.count else { throw .elsewhere }
    var moves: [G.Move] = []
    for line in lines { moves.append(try move(line)) }
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

  /// Repeats moves that were judged and stored. No book is used, because the lists may have changed.
  /// - Throws: `PuzzleError` if the moves do not belong to the puzzle.
  public mutating func restore(
    _ stored: [(move: [UInt8], time: PlayTime, wallOffset: Milliseconds)]
  ) throws(PuzzleError) {
    repeatedMoves += stored.count
    for (line, time, wallOffset) in stored {
      guard let move = try? move(line),
        (try? judge.judge(move, at: time, wallOffset: wallOffset, in: nil)) != nil
      else { throw PuzzleError() }
    }
  }

  private func move(_ line: [UInt8]) throws(PlayRefusal) -> G.Move {
    guard line.count <= Self.moveBytes else { throw .unreadable }
    var text = TextReader(line, alphabet: alphabet)
    do throws(TextError) {
      let move = try G.Move(from: &text)
      try text.finish()
      return move
    } catch { throw .unreadable }
  }
}

/// Why a judge accepts none of the sent moves.
public enum PlayRefusal: Error, Equatable, Sendable {
  /// There are no moves, or more than are accepted at once.
  case tooMany
  /// One of them is not a move.
  case unreadable
  /// Other moves were judged in their place. The sender has to receive those first.
  case elsewhere
}
