import Foundation
import GRDB
import Library
import Sync

/// A push and its player.
public struct PlayerPush: Equatable, Sendable {
  /// The push to store.
  public let push: Push
  /// The player who stores it.
  public let player: PlayerID

  /// Makes a push of a player.
  public init(_ push: Push, of player: PlayerID) {
    self.push = push
    self.player = player
  }
}

extension SQLiteStore: RowStore {
  /// Stores a push in its own transaction, and returns when it is durable.
  public func keep(_ push: Push, of player: PlayerID) throws(StoreError) -> PushAnswer {
    try keep([PlayerPush(push, of: player)])[0].get()
  }

  /// The rows of a player that changed after a revision, at a single moment.
  public func answer(_ pull: Pull, of player: PlayerID) throws(StoreError) -> PullAnswer {
    let answer = try read { database in try self.answer(pull, of: player, in: database) }
    guard let answer else { throw .unknownPlayer }
    return answer
  }

  /// Stores several pushes in one transaction.
  /// - Returns: the result of each push, in their order. All of them are durable.
  /// - Throws: the reason (`StoreError`) if none of them is stored, or if it is unknown whether they are.
  public func keep(
    _ pushes: [PlayerPush]
  ) throws(StoreError) -> [Result<PushAnswer, StoreError>] {
    try write { database in
      try pushes.map { try self.keep($0.push, of: $0.player, in: database) }
    }
  }

  func keep(
    _ push: Push, of player: PlayerID, in database: Database
  ) throws -> Result<PushAnswer, StoreError> {
    guard let generation = try generation(of: player, in: database) else {
      return .failure(.unknownPlayer)
    }
    guard generation == push.generation else {
      return .success(PushAnswer(generation: generation, rows: []))
    }
    let (last, bytes) = try takeRevisions(push.rows.count, of: player, in: database)
    let held = try push.rows.map { try row($0.key, of: player, in: database) }
    let merge = PushMerge(push.rows, over: held, after: last, room: room - bytes, limits: limits)
    for write in merge.writes { try store(write, of: player, in: database) }
    if merge.growth != 0 {
      try database.cachedStatement(sql: "UPDATE player SET bytes = bytes + ? WHERE id = ?")
        .execute(arguments: [merge.growth, player.blob])
    }
    return .success(PushAnswer(generation: generation, rows: merge.answers))
  }

  private func answer(
    _ pull: Pull, of player: PlayerID, in database: Database
  ) throws -> PullAnswer? {
    guard let generation = try generation(of: player, in: database) else { return nil }
    let statement = try database.cachedStatement(
      sql: """
        SELECT key, text, revision FROM row WHERE player = ? AND revision > ?
        ORDER BY revision LIMIT ?
        """)
    let found = try GRDB.Row.fetchCursor(
      statement, arguments: [player.blob, pull.since.count, pull.limit + 1])
    var rows: [KeptRow] = []
    var bytes = 0
    // One row more than fits shows that more rows follow.
    while bytes <= limits.messageBytes, let row = try found.next() {
      let kept = KeptRow(
        Library.Row(key: [UInt8](row[0] as Data), text: [UInt8](row[1] as Data)),
        revision: Revision(row[2]))
      bytes += kept.row.text.count
      rows.append(kept)
    }
    return PullAnswer(generation: generation, to: pull, rows: rows, limits: limits)
  }

  private func generation(of player: PlayerID, in database: Database) throws -> Generation? {
    try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT epoch FROM player WHERE id = ?"),
      arguments: [player.blob]
    ).map(Generation.init(stored:))
  }

  /// Assigns the next revisions before anything is read.
  /// - Returns: the revision before them, and the bytes that the player has stored.
  private func takeRevisions(
    _ count: Int, of player: PlayerID, in database: Database
  ) throws -> (last: Revision, bytes: Int) {
    let statement = try database.cachedStatement(
      sql: """
        UPDATE player SET revision = revision + :count WHERE id = :id
        RETURNING revision - :count, bytes
        """)
    let row = try GRDB.Row.fetchOne(statement, arguments: ["count": count, "id": player.blob])
    guard let row else { throw DatabaseError(resultCode: .SQLITE_NOTFOUND) }
    return (Revision(row[0]), row[1])
  }

  private func row(
    _ key: [UInt8], of player: PlayerID, in database: Database
  ) throws -> KeptRow? {
    let statement = try database.cachedStatement(
      sql: "SELECT text, revision FROM row WHERE player = ? AND key = ?")
    let row = try GRDB.Row.fetchOne(statement, arguments: [player.blob, Data(key)])
    return row.map {
      KeptRow(
        Library.Row(key: key, text: [UInt8]($0[0] as Data)), revision: Revision($0[1]))
    }
  }

  private func store(_ kept: KeptRow, of player: PlayerID, in database: Database) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO row (player, key, text, revision) VALUES (?, ?, ?, ?)
        ON CONFLICT (player, key) DO UPDATE SET text = excluded.text, revision = excluded.revision
        """)
    try statement.execute(
      arguments: [player.blob, Data(kept.row.key), Data(kept.row.text), kept.revision.count])
  }
}
