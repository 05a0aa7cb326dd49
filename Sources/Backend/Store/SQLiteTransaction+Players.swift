import Foundation
import GRDB
import Library
import Sync

/// The rows of the tables `player` and `guest`.
extension SQLiteTransaction {
  func insert(_ player: PlayerID, generation: Generation) throws {
    try database.execute(
      sql: "INSERT INTO player (id, epoch) VALUES (?, ?)",
      arguments: [player.blob, generation.stored])
  }

  func erase(_ player: PlayerID, at now: WallTime) throws -> Bool {
    try leaveCircles(player)
    try leaveRaces(player, at: now)
    try leaveChallenges(player)
    try database.execute(
      sql: "DELETE FROM judged WHERE play IN (SELECT id FROM play WHERE player = ?)",
      arguments: [player.blob])
    for table in ["play", "row", "device", "pairing", "sheet", "guest"] {
      try database.execute(
        sql: "DELETE FROM \(table) WHERE player = ?", arguments: [player.blob])
    }
    try database.execute(sql: "DELETE FROM player WHERE id = ?", arguments: [player.blob])
    guard database.changesCount > 0 else { return false }
    try database.execute(sql: "INSERT INTO trace (erased) VALUES (?)", arguments: [now.count])
    return true
  }

  func insert(guest player: PlayerID, until end: WallTime) throws {
    try database.execute(
      sql: "INSERT INTO guest (player, ends) VALUES (?, ?)", arguments: [player.blob, end.count])
  }

  func removeGuest(_ player: PlayerID, at now: WallTime) throws -> Bool {
    try database.execute(
      sql: "DELETE FROM guest WHERE player = ? AND ends > ?", arguments: [player.blob, now.count])
    return database.changesCount > 0
  }

  func guests(overAt now: WallTime) throws -> [PlayerID] {
    try Data.fetchAll(
      database, sql: "SELECT player FROM guest WHERE ends <= ? ORDER BY player",
      arguments: [now.count]
    ).map(PlayerID.init(blob:))
  }

  func isGuest(_ player: PlayerID, overAt now: WallTime) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM guest WHERE player = ? AND ends <= ?)",
      arguments: [player.blob, now.count]) ?? false
  }
}
