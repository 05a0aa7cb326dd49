import Library
import Sync

extension PostgresStore: RowStore {
  /// Stores a push in its own transaction, and returns when it is durable.
  public func keep(_ push: Push, of player: PlayerID) throws(StoreError) -> PushAnswer {
    try keep([PlayerPush(push, of: player)])[0].get()
  }

  /// Stores several pushes in one transaction, on the thread of this store.
  public func commit(
    _ pushes: [PlayerPush]
  ) async throws(StoreError) -> [Result<PushAnswer, StoreError>] {
    let outcome = await withCheckedContinuation { continuation in
      commits.async {
        continuation.resume(
          returning: Result { () throws(StoreError) in try self.keep(pushes) })
      }
    }
    return try outcome.get()
  }

  /// Stores several pushes in one transaction of four statements, regardless of their number.
  /// - Returns: the result of each push, in their order. All of them are durable.
  /// - Throws: if none of them is stored, or if it is unknown whether they are.
  public func keep(
    _ pushes: [PlayerPush]
  ) throws(StoreError) -> [Result<PushAnswer, StoreError>] {
    try write { connection in
      var draft = PushDraft(
        limits: limits, room: room, players: try lock(Set(pushes.map(\.player)), connection))
      // Everything else is read behind the lock, so no reader sees a later revision before an earlier revision.
      draft.hold(try rows(of: pushes, connection))
      let answers = pushes.map { draft.take($0) }
      try store(draft, connection)
      return answers
    }
  }

  /// The rows of a player that changed after a revision, at a single moment.
  public func answer(_ pull: Pull, of player: PlayerID) throws(StoreError) -> PullAnswer {
    let found = try read { connection in
      try connection.run(
        """
        SELECT player.epoch, found.key, found.text, found.revision
        FROM player LEFT JOIN LATERAL (
          SELECT *, sum(octet_length(text)) OVER (ORDER BY revision) - octet_length(text) AS before
          FROM (
            SELECT key, text, revision FROM row WHERE row.player = player.id AND revision > $2
            ORDER BY revision LIMIT $3
          ) AS next
        ) AS found ON found.before <= $4
        WHERE player.id = $1 ORDER BY found.revision
        """,
        // One row more than fits shows that more rows follow.
        .player(player), .integer(pull.since.count), .count(pull.limit + 1),
        .count(limits.messageBytes)
      ).map { row in
        let kept = try row.optionalBytes("key").map { key in
          KeptRow(
            Row(key: key, text: try row.bytes("text")),
            revision: Revision(try row.integer("revision")))
        }
        return (Generation(stored: try row.integer("epoch")), kept)
      }
    }
    guard let generation = found.first?.0 else { throw .unknownPlayer }
    return PullAnswer(generation: generation, to: pull, rows: found.compactMap(\.1), limits: limits)
  }

  /// How much a player has stored.
  public func use(of player: PlayerID) throws(StoreError) -> PlayerUse {
    let use = try read { connection in
      try connection.run(
        "SELECT bytes, revision FROM player WHERE id = $1", .player(player)
      ).first.map { row in
        PlayerUse(
          bytes: try row.count("bytes"), room: room, revision: Revision(try row.integer("revision"))
        )
      }
    }
    guard let use else { throw .unknownPlayer }
    return use
  }

  /// Locks players in ascending order, so that two transactions cannot deadlock.
  private func lock(
    _ players: Set<PlayerID>, _ connection: PostgresConnection
  ) throws -> [PlayerID: PushDraft.Player] {
    try connection.run(
      """
      SELECT id, epoch, revision, bytes FROM player WHERE id = ANY ($1)
      ORDER BY id FOR NO KEY UPDATE
      """, .byteStrings(players.map(\.bytes))
    ).reduce(into: [:]) { players, row in
      players[try row.player("id")] = PushDraft.Player(
        generation: Generation(stored: try row.integer("epoch")),
        revision: Revision(try row.integer("revision")), bytes: try row.count("bytes"))
    }
  }

  /// The stored rows of all pushed keys.
  private func rows(
    of pushes: [PlayerPush], _ connection: PostgresConnection
  ) throws -> [PushDraft.Place: KeptRow] {
    let places = Set(
      pushes.flatMap { push in
        push.push.rows.map { PushDraft.Place(player: push.player, key: $0.key) }
      })
    return try connection.run(
      """
      SELECT row.player, row.key, row.text, row.revision
      FROM unnest($1, $2) AS wanted (player, key) JOIN row USING (player, key)
      """,
      .byteStrings(places.map(\.player.bytes)), .byteStrings(places.map(\.key))
    ).reduce(into: [:]) { rows, row in
      let key = try row.bytes("key")
      rows[PushDraft.Place(player: try row.player("player"), key: key)] = KeptRow(
        Row(key: key, text: try row.bytes("text")), revision: Revision(try row.integer("revision")))
    }
  }

  private func store(_ draft: PushDraft, _ connection: PostgresConnection) throws {
    let players = draft.changed.compactMap { id in draft.players[id].map { (id, $0) } }
    if players.isEmpty { return }
    try connection.run(
      """
      UPDATE player SET revision = now.revision, bytes = now.bytes
      FROM unnest($1, $2, $3) AS now (id, revision, bytes) WHERE player.id = now.id
      """,
      .byteStrings(players.map(\.0.bytes)), .integers(players.map(\.1.revision.count)),
      .integers(players.map { Int64($0.1.bytes) }))
    if draft.writes.isEmpty { return }
    let writes = Array(draft.writes)
    try connection.run(
      """
      INSERT INTO row (player, key, text, revision) SELECT * FROM unnest($1, $2, $3, $4)
      ON CONFLICT (player, key) DO UPDATE SET text = excluded.text, revision = excluded.revision
      """,
      .byteStrings(writes.map(\.key.player.bytes)), .byteStrings(writes.map(\.key.key)),
      .byteStrings(writes.map(\.value.row.text)), .integers(writes.map(\.value.revision.count)))
  }
}
