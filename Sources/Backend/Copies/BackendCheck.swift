import Library
import Races
import Sync

/// A check of everything that a server stores: the database file, the counts in it, each row, and each record by
/// the rules.
public struct BackendCheck: Equatable, Sendable {
  /// How many players the server has.
  public private(set) var players = 0
  /// How many devices they have.
  public private(set) var devices = 0
  /// How many plays on deals of the server they have begun.
  public private(set) var plays = 0
  /// How many judged moves these plays have.
  public private(set) var judgedMoves = 0
  /// How many circles the server has.
  public private(set) var circles = 0
  /// How many members the circles have together.
  public private(set) var members = 0
  /// How many races the server has.
  public private(set) var races = 0
  /// How many challenges the server has.
  public private(set) var challenges = 0
  /// How many rows the players have.
  public private(set) var rows = 0
  /// The size of all keys and texts in bytes.
  public private(set) var bytes = 0
  /// How many of the rows are games.
  public private(set) var games = 0
  /// How many lines the games have.
  public private(set) var lines = 0
  /// How many moves the lines have.
  public private(set) var moves = 0
  /// How many lines a later version wrote, which this version cannot check.
  public private(set) var laterLines = 0
  /// How many faults were found.
  public private(set) var faults = 0

  /// Checks everything.
  /// - Parameter report: receives the faults, one after another.
  public init(_ backend: some CheckedBackend, report: (BackendFault) -> Void) {
    for damage in backend.damages { add(.damage(damage), report) }
    do {
      devices = try backend.deviceCount()
      (circles, members) = try backend.circleCounts()
      // Not all in one transaction: a running server must be able to empty its log now and then.
      for player in try backend.players() {
        try look(at: player, in: backend, report)
        try look(atPlaysOf: player, in: backend, report)
      }
      for (race, events) in try backend.races() {
        races += 1
        if !race.isSound(with: events) { add(.race(race.id), report) }
      }
      for challenge in try backend.challenges() {
        challenges += 1
        if !challenge.isSound { add(.challenge(challenge.id), report) }
      }
    } catch { add(.damage("\(error)"), report) }
  }

  private mutating func look(
    at player: PlayerID, in backend: some CheckedBackend, _ report: (BackendFault) -> Void
  ) throws {
    var bytes = 0
    var latest: [(key: [UInt8], revision: Int64)] = []
    let counted = try backend.look(at: player) { kept in
      bytes += kept.row.key.count + kept.row.text.count
      look(at: kept.row, of: player, report)
      latest.append((kept.row.key, kept.revision.count))
    }
    // The player may have been erased meanwhile.
    guard let counted else { return }
    players += 1
    for (key, revision) in latest where !(1...max(counted.revision, 1)).contains(revision) {
      add(.revision(player, key: key), report)
    }
    if bytes != counted.bytes { add(.bytes(player), report) }
    self.bytes += bytes
  }

  private mutating func look(
    atPlaysOf player: PlayerID, in backend: some CheckedBackend, _ report: (BackendFault) -> Void
  ) throws {
    for (play, moves) in try backend.plays(of: player) {
      plays += 1
      judgedMoves += moves.count
      for fault in play.faults(with: moves) { add(.play(player, play.id, fault), report) }
    }
  }

  private mutating func look(
    at row: Library.Row, of player: PlayerID, _ report: (BackendFault) -> Void
  ) {
    rows += 1
    if !SyncRow.travels(row.key) || !SyncRow.isText(row.text) {
      add(.foreignRow(player, key: row.key), report)
    }
    let inspection = RowInspection(row)
    if inspection.lines > 0 { games += 1 }
    lines += inspection.lines
    moves += inspection.moves
    laterLines += inspection.laterLines
    for fault in inspection.faults { add(.row(player, key: row.key, fault), report) }
  }

  private mutating func add(_ fault: BackendFault, _ report: (BackendFault) -> Void) {
    faults += 1
    report(fault)
  }
}

/// A fault in what a server stores.
public enum BackendFault: Equatable, Sendable {
  /// The file is damaged, as SQLite reports it.
  case damage(String)
  /// Something is wrong with a row.
  case row(PlayerID, key: [UInt8], RowFault)
  /// A row is of a kind that no server stores.
  case foreignRow(PlayerID, key: [UInt8])
  /// A row has a revision that was never assigned.
  case revision(PlayerID, key: [UInt8])
  /// The rows of a player do not have as many bytes as were counted.
  case bytes(PlayerID)
  /// The events of a race contradict each other.
  case race(RaceID)
  /// The stored data of a challenge is inconsistent.
  case challenge(ChallengeID)
  /// Something is wrong with a judged play.
  case play(PlayerID, GameID, PlayFault)
}
