import Library
import Sync

/// The rows of the tables `player` and `guest`.
extension SQLTransaction {
  func insert(_ player: PlayerID, generation: Generation) throws {
    try connection.run(
      "INSERT INTO player (id, epoch) VALUES ($1, $2)", .player(player),
      .integer(generation.stored))
  }

  func erase(_ player: PlayerID, at now: WallTime) throws -> Bool {
    guard try lock(player) else { return false }
    try leaveCircles(player)
    try leaveRaces(player, at: now)
    try leaveChallenges(player)
    let id = SQLValue.player(player)
    try connection.run(
      "DELETE FROM judged WHERE play IN (SELECT id FROM play WHERE player = $1)", id)
    try connection.run("DELETE FROM play WHERE player = $1", id)
    try connection.run("DELETE FROM row WHERE player = $1", id)
    try connection.run("DELETE FROM device WHERE player = $1", id)
    try connection.run("DELETE FROM pairing WHERE player = $1", id)
    try connection.run("DELETE FROM sheet WHERE player = $1", id)
    try connection.run("DELETE FROM guest WHERE player = $1", id)
    try connection.run("DELETE FROM player WHERE id = $1", id)
    // SQLite leaves what was erased in unused parts of its file, until they are cleared.
    if connection.dialect == .sqlite {
      try connection.run("INSERT INTO trace (erased) VALUES ($1)", .time(now))
    }
    return true
  }

  func insert(guest player: PlayerID, until end: WallTime) throws {
    try connection.run(
      "INSERT INTO guest (player, ends) VALUES ($1, $2)", .player(player), .time(end))
  }

  func removeGuest(_ player: PlayerID, at now: WallTime) throws -> Bool {
    try !connection.run(
      "DELETE FROM guest WHERE player = $1 AND ends > $2 RETURNING player", .player(player),
      .time(now)
    ).isEmpty
  }

  func guests(overAt now: WallTime) throws -> [PlayerID] {
    try connection.run(
      "SELECT player FROM guest WHERE ends <= $1 ORDER BY player", .time(now)
    ).map { try $0.player("player") }
  }

  func isGuest(_ player: PlayerID, overAt now: WallTime) throws -> Bool {
    try !connection.run(
      "SELECT player FROM guest WHERE player = $1 AND ends <= $2", .player(player), .time(now)
    ).isEmpty
  }
}
