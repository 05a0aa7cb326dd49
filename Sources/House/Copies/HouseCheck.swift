import Foundation
import GRDB
import Library
import Sync

/// All that a house keeps, looked at and counted: the file, the numbers in it, each row, and each record by
/// the rules.
public struct HouseCheck: Equatable, Sendable {
  /// How many players there are.
  public private(set) var players = 0
  /// How many devices they have.
  public private(set) var devices = 0
  /// How many rows they keep.
  public private(set) var rows = 0
  /// The bytes of all keys and texts.
  public private(set) var bytes = 0
  /// How many of the rows are games.
  public private(set) var games = 0
  /// How many lines the games have.
  public private(set) var lines = 0
  /// How many moves the lines have.
  public private(set) var moves = 0
  /// How many lines a later version wrote, so that they could not be looked at.
  public private(set) var laterLines = 0
  /// How many things are wrong.
  public private(set) var faults = 0

  /// Looks at everything.
  /// - Parameter report: is told what is wrong, one thing after another.
  public init(_ reader: HouseReader, report: (HouseFault) -> Void) {
    for damage in reader.damages { add(.damage(damage), report) }
    do {
      let players = try reader.queue.read { database in
        if try database.tableExists("device") {
          devices = try Int.fetchOne(database, sql: "SELECT count(*) FROM device") ?? 0
        }
        return try Data.fetchAll(database, sql: "SELECT id FROM player ORDER BY id")
      }
      for player in players {
        // Not all at one moment: a house that runs must be able to empty its log now and then.
        try reader.queue.read { try look(at: PlayerID(blob: player), in: $0, report) }
      }
    } catch { add(.damage("\(error)"), report) }
  }

  private mutating func look(
    at player: PlayerID, in database: Database, _ report: (HouseFault) -> Void
  ) throws {
    let counted = try GRDB.Row.fetchOne(
      database, sql: "SELECT revision, bytes FROM player WHERE id = ?", arguments: [player.blob])
    // It may have been erased meanwhile.
    guard let counted else { return }
    players += 1
    var bytes = 0
    let rows = try GRDB.Row.fetchCursor(
      database, sql: "SELECT key, text, revision FROM row WHERE player = ? ORDER BY key",
      arguments: [player.blob])
    while let row = try rows.next() {
      let kept = Library.Row(key: [UInt8](row[0] as Data), text: [UInt8](row[1] as Data))
      bytes += kept.key.count + kept.text.count
      look(at: kept, of: player, report)
      if !(1...max(counted[0], 1)).contains(row[2] as Int64) {
        add(.revision(player, key: kept.key), report)
      }
    }
    if bytes != counted[1] { add(.bytes(player), report) }
    self.bytes += bytes
  }

  private mutating func look(
    at row: Library.Row, of player: PlayerID, _ report: (HouseFault) -> Void
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

  private mutating func add(_ fault: HouseFault, _ report: (HouseFault) -> Void) {
    faults += 1
    report(fault)
  }
}

/// What is wrong in a house.
public enum HouseFault: Equatable, Sendable {
  /// The file is damaged, as SQLite says it.
  case damage(String)
  /// Something is wrong with a row.
  case row(PlayerID, key: [UInt8], RowFault)
  /// A row is one that no house keeps.
  case foreignRow(PlayerID, key: [UInt8])
  /// A row has a revision that was never given out.
  case revision(PlayerID, key: [UInt8])
  /// The rows of a player do not take as many bytes as were counted.
  case bytes(PlayerID)
}
