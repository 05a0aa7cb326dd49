import Games
import Library

/// The player's side of a judged game: what was told so far, and the game that it amounts to.
public struct Follower<G: JudgedGame>: Sendable {
  private let header: SessionHeader
  private let options: G.Options
  private let opening: [UInt8]

  /// The moves so far with what was said of each, the oldest first.
  public private(set) var told: [Told<G.Move>] = []

  /// The game on a stand-in, after all moves. It shows what was told, and its puzzle means nothing.
  public private(set) var session: Session<G>

  /// A game before its first move.
  /// - Throws: what is wrong with what was told.
  public init(
    _ header: SessionHeader, options: G.Options, opening: [UInt8]
  ) throws(StandInError) {
    self.header = header
    self.options = options
    self.opening = opening
    session = try Self.session(header, options, opening, [])
  }

  /// Adds a move and what was said of it. Where that cannot be, nothing changes. Linear in the number of
  /// moves: a new stand-in replays them all.
  /// - Throws: what is wrong with what was told.
  public mutating func hear(_ more: Told<G.Move>) throws(StandInError) {
    session = try Self.session(header, options, opening, told + [more])
    told.append(more)
  }

  private static func session(
    _ header: SessionHeader, _ options: G.Options, _ opening: [UInt8], _ told: [Told<G.Move>]
  ) throws(StandInError) -> Session<G> {
    let puzzle = try G.standIn(options, opening: opening, told: told)
    guard var judge = try? Judge<G>(header, options: options, puzzle: puzzle),
      judge.opening == opening
    else { throw .contradiction }
    for said in told {
      // The times of day are the judge's: its record has them.
      let again = try? judge.judge(said.move, at: said.time, wallOffset: .zero, in: nil)
      guard again == said else { throw .contradiction }
    }
    return judge.session
  }
}
