import Games
import Judging
import Library
import Races
import Sync

/// A play of any game, with its judge.
protocol RunningPlay: Sendable {
  /// What the deal reveals, as fields of a line.
  var opening: [UInt8] { get }
  /// How many moves were judged.
  var moveCount: Int { get }
  /// All judged moves, the oldest first.
  var moves: [JudgedMove] { get }
  /// The most moves that are judged: see `BackendGame.mostMoves`.
  var mostMoves: Int? { get }
  /// Whether the play is still open, and otherwise how it ended.
  var outcome: Outcome { get }
  /// The points as the game's rules count them.
  var score: Int64 { get }
  /// The progress, as other racers see it.
  var progress: RaceProgress { get }
  /// The record, once the play is over.
  var record: [UInt8]? { get }
  /// The current record, with the puzzle in it.
  var openRecord: [UInt8] { get }
  /// The record of its first `count` moves on a puzzle that would have revealed exactly what was revealed: see
  /// `JudgedPlay.consistentPuzzle`. Nil if no such puzzle exists.
  mutating func consistentPuzzle(after count: Int) -> [UInt8]?
  /// How many moves were repeated.
  var repeatedMoves: Int { get }
  /// Whether time runs from the deal.
  var runsFromDeal: Bool { get }

  /// Takes moves: see `JudgedPlay.take`.
  /// - Returns: the moves that count, how many moves at the end do not count, and how many are new.
  mutating func take(
    _ lines: [[UInt8]], at position: Int, time: PlayTime, wallOffset: Milliseconds,
    in books: BackendBooks
  ) throws(PlayRefusal) -> (moves: [JudgedMove], refused: Int, new: Int)
}

/// A move with its answer.
public struct JudgedMove: Equatable, Sendable {
  /// What the player did, as a record spells it.
  public let move: [UInt8]
  /// What it revealed, as fields of a line; it may be empty.
  public let answer: [UInt8]
  /// The time of play at which it counts.
  public let time: PlayTime
}

extension KeptPlay {
  /// The play after its moves.
  /// - Throws: `.unavailable` if the moves do not fit the play, or only a later version knows its rules.
  func running(after moves: [KeptMove]) throws(StoreError) -> any RunningPlay {
    do { return try running(deal.kind.judged, after: moves) } catch { throw .unavailable }
  }

  private func running<G: BackendGame>(
    _ game: G.Type, after moves: [KeptMove]
  ) throws -> any RunningPlay {
    var (options, puzzle) = (
      TextReader(deal.options), TextReader(deal.puzzle, alphabet: deal.alphabet)
    )
    let judge = try Judge<G>(
      SessionHeader(id: id, created: opened), options: try G.Options(from: &options),
      puzzle: try G.Puzzle(from: &puzzle), rules: deal.rules)
    var play = JudgedPlay(judge)
    try play.restore(moves.map { ($0.move, $0.time, $0.got - opened) })
    return PlayBox(play: play)
  }
}

/// A play of one game.
private struct PlayBox<G: BackendGame>: RunningPlay {
  var play: JudgedPlay<G>

  var opening: [UInt8] { play.opening }
  var moveCount: Int { play.revealed.count }
  var moves: [JudgedMove] { play.revealed.map(Self.judged) }
  var mostMoves: Int? { play.game.mostMoves }
  var repeatedMoves: Int { play.repeatedMoves }
  var outcome: Outcome { play.outcome }
  var score: Int64 { play.score }
  var progress: RaceProgress { play.game.progress }
  var record: [UInt8]? { play.record }
  var openRecord: [UInt8] { play.openRecord }
  var runsFromDeal: Bool { G.runsFromDeal }

  mutating func consistentPuzzle(after count: Int) -> [UInt8]? {
    try? play.consistentPuzzle(after: count)
  }

  mutating func take(
    _ lines: [[UInt8]], at position: Int, time: PlayTime, wallOffset: Milliseconds,
    in books: BackendBooks
  ) throws(PlayRefusal) -> (moves: [JudgedMove], refused: Int, new: Int) {
    let verdict = try play.take(
      lines, at: position, time: time, wallOffset: wallOffset,
      in: G.book(for: play.options, in: books))
    return (verdict.revealed.map(Self.judged), verdict.refused, verdict.new)
  }

  private static func judged(_ revealed: Revealed<G.Move>) -> JudgedMove {
    JudgedMove(move: revealed.move.line, answer: revealed.answer, time: revealed.time)
  }
}
