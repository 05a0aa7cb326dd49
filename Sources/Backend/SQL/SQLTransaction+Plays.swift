import Games
import Library
import Sync

/// The rows of the tables `deal`, `play` and `judged`.
extension SQLTransaction: PlayTransaction {
  func deals(of kind: GameKind, on day: Day) throws -> [Deal] {
    try connection.run(
      """
      SELECT id AS deal, day, game, rules, options, puzzle, salt, commitment, closes FROM deal
      WHERE day = $1 AND game = $2 ORDER BY options
      """, .day(day), .kind(kind)
    ).map { try Deal($0) }
  }

  /// In PostgreSQL, two transactions that deal the same game of a day at the same time wait for each other here, and
  /// find one deal.
  func insert(_ deal: Deal) throws {
    try connection.run(
      """
      INSERT INTO deal (id, day, game, rules, options, puzzle, salt, commitment, closes)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (day, game, options) DO NOTHING
      """,
      .deal(deal.id), .day(deal.day), .kind(deal.kind), .integer(deal.rules),
      .bytes(deal.options), .bytes(deal.puzzle), .bytes(deal.salt), .bytes(deal.commitment),
      .time(deal.closes))
  }

  func play(_ key: PlayKey, of player: PlayerID) throws -> KeptPlay? {
    let (id, deal): (GameID?, DealID?) =
      switch key {
      case .id(let id): (id, nil)
      case .deal(let deal): (nil, deal)
      }
    let current: StaticString = """
      SELECT play.id AS play, player, along, opened, ended, won, score, milliseconds,
        deal.id AS deal, day, game, rules, options, puzzle, salt, commitment, closes
      FROM play JOIN deal ON deal.id = play.deal
      WHERE player = $1 AND (play.id = $2 OR play.deal = $3)
      """
    let early: StaticString = """
      SELECT play.id AS play, player, along, opened, ended, won, score, milliseconds,
        deal.id AS deal, day, game, rules, options, puzzle, salt, commitment, NULL AS closes
      FROM play JOIN deal ON deal.id = play.deal
      WHERE player = $1 AND (play.id = $2 OR play.deal = $3)
      """
    // NULL is equal to nothing.
    return try connection.run(
      hasClosings ? current : early, .player(player), .game(id), .deal(deal)
    ).first.map { row in
      KeptPlay(
        id: try row.game("play"), deal: try Deal(row), player: try row.player("player"),
        isOffline: try row.flag("along"), opened: try row.time("opened"),
        result: try PlayResult(row))
    }
  }

  func insert(_ play: KeptPlay) throws {
    try connection.run(
      "INSERT INTO play (id, deal, player, along, opened) VALUES ($1, $2, $3, $4, $5)",
      .game(play.id), .deal(play.deal.id), .player(play.player), .flag(play.isOffline),
      .time(play.opened))
  }

  func end(_ play: GameID, with result: PlayResult) throws {
    try connection.run(
      "UPDATE play SET ended = $2, won = $3, score = $4, milliseconds = $5 WHERE id = $1",
      .game(play), .time(result.ended), .flag(result.isWon), .integer(result.score),
      .playTime(result.time))
  }

  func moves(of play: GameID) throws -> [KeptMove] {
    try connection.run(
      """
      SELECT number, move, answer, milliseconds, got, sent FROM judged
      WHERE play = $1 ORDER BY number
      """, .game(play)
    ).map { try KeptMove($0) }
  }

  func lastMove(of play: GameID) throws -> KeptMove? {
    try connection.run(
      """
      SELECT number, move, answer, milliseconds, got, sent FROM judged
      WHERE play = $1 ORDER BY number DESC LIMIT 1
      """, .game(play)
    ).first.map { try KeptMove($0) }
  }

  func insert(_ moves: [KeptMove], of play: GameID) throws {
    for move in moves {
      try connection.run(
        """
        INSERT INTO judged (play, number, move, answer, milliseconds, got, sent)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        """,
        .game(play), .count(move.number), .bytes(move.move), .bytes(move.answer),
        .playTime(move.time), .time(move.got), .time(move.sent))
    }
  }

  /// Removes a deal with its plays and their moves.
  func remove(_ deal: DealID) throws {
    try connection.run(
      "DELETE FROM judged WHERE play IN (SELECT id FROM play WHERE deal = $1)", .deal(deal))
    try connection.run("DELETE FROM play WHERE deal = $1", .deal(deal))
    try connection.run("DELETE FROM deal WHERE id = $1", .deal(deal))
  }
}

extension Deal {
  /// The deal of a row that has all columns of the table, with its identifier as `deal`.
  init(_ row: SQLRow) throws {
    guard let kind = try row.optionalKind("game") else { throw StoreError.unavailable }
    self.init(
      id: try row.deal("deal"), day: try row.optionalDay("day"),
      closes: try row.optionalTime("closes"), kind: kind, rules: try row.integer("rules"),
      options: try row.bytes("options"), puzzle: try row.bytes("puzzle"),
      salt: try row.bytes("salt"), commitment: try row.bytes("commitment"))
  }
}

extension PlayResult {
  /// The result of a row with the columns of a play; nil while it goes on.
  init?(_ row: SQLRow) throws {
    guard let ended = try row.optionalTime("ended") else { return nil }
    self.init(
      ended: ended, isWon: try row.flag("won"), score: try row.integer("score"),
      time: try row.playTime("milliseconds"))
  }
}

extension KeptMove {
  fileprivate init(_ row: SQLRow) throws {
    self.init(
      number: try row.count("number"), move: try row.bytes("move"), answer: try row.bytes("answer"),
      time: try row.playTime("milliseconds"), got: try row.time("got"), sent: try row.time("sent"))
  }
}
