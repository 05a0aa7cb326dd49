import Foundation
import Games
import Library
import Sync

/// The rows of the tables `deal`, `play` and `judged`.
extension PostgresTransaction: PlayTransaction {
  func deal(of kind: GameKind, on day: Day) throws -> Deal? {
    try connection.run(
      """
      SELECT id, day, game, rules, options, puzzle, salt, commitment, closes FROM deal
      WHERE day = $1 AND game = $2
      """, .integer(Int64(day.number)), .text(kind.name)
    ).first.map { try Deal(row: $0, from: 0) }
  }

  /// Two that deal the same game of a day at the same time wait for each other here, and find one deal.
  func insert(_ deal: Deal) throws {
    try connection.run(
      """
      INSERT INTO deal (id, day, game, rules, options, puzzle, salt, commitment, closes)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (day, game) DO NOTHING
      """,
      .bytes([UInt8](deal.id.bytes)), .integer(deal.day.map { Int64($0.number) }),
      .text(deal.kind.name), .integer(deal.rules), .bytes(deal.options), .bytes(deal.puzzle),
      .bytes(deal.salt), .bytes(deal.commitment), .integer(deal.closes?.count))
  }

  func play(_ key: PlayKey, of player: PlayerID) throws -> KeptPlay? {
    let (id, deal): (GameID?, DealID?) =
      switch key {
      case .id(let id): (id, nil)
      case .deal(let deal): (nil, deal)
      }
    // What is NULL is equal to nothing.
    return try connection.run(
      """
      SELECT play.id, player, along, opened, ended, won, score, milliseconds,
        deal.id, day, game, rules, options, puzzle, salt, commitment, closes
      FROM play JOIN deal ON deal.id = play.deal
      WHERE player = $1 AND (play.id = $2 OR play.deal = $3)
      """, .bytes(player.bytes), .bytes(id.map { [UInt8]($0.blob) }),
      .bytes(deal.map { [UInt8]($0.bytes) })
    ).first.map { row in
      let result = try row.optionalInteger(4).map { ended in
        PlayResult(
          ended: WallTime(ended), isWon: try row.integer(5) == 1, score: try row.integer(6),
          time: PlayTime(try row.integer(7)))
      }
      return KeptPlay(
        id: GameID(blob: Data(try row.bytes(0))), deal: try Deal(row: row, from: 8),
        player: PlayerID(bytes: try row.bytes(1)), isOffline: try row.integer(2) == 1,
        opened: WallTime(try row.integer(3)), result: result)
    }
  }

  func insert(_ play: KeptPlay) throws {
    try connection.run(
      "INSERT INTO play (id, deal, player, along, opened) VALUES ($1, $2, $3, $4, $5)",
      .bytes([UInt8](play.id.blob)), .bytes([UInt8](play.deal.id.bytes)),
      .bytes(play.player.bytes), .integer(play.isOffline ? 1 : 0), .integer(play.opened.count))
  }

  func end(_ play: GameID, with result: PlayResult) throws {
    try connection.run(
      "UPDATE play SET ended = $2, won = $3, score = $4, milliseconds = $5 WHERE id = $1",
      .bytes([UInt8](play.blob)), .integer(result.ended.count), .integer(result.isWon ? 1 : 0),
      .integer(result.score), .integer(result.time.count))
  }

  func moves(of play: GameID) throws -> [KeptMove] {
    try connection.run(
      """
      SELECT number, move, answer, milliseconds, got, sent FROM judged
      WHERE play = $1 ORDER BY number
      """, .bytes([UInt8](play.blob))
    ).map { try KeptMove(row: $0) }
  }

  func lastMove(of play: GameID) throws -> KeptMove? {
    try connection.run(
      """
      SELECT number, move, answer, milliseconds, got, sent FROM judged
      WHERE play = $1 ORDER BY number DESC LIMIT 1
      """, .bytes([UInt8](play.blob))
    ).first.map { try KeptMove(row: $0) }
  }

  func insert(_ moves: [KeptMove], of play: GameID) throws {
    for move in moves {
      try connection.run(
        """
        INSERT INTO judged (play, number, move, answer, milliseconds, got, sent)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        """,
        .bytes([UInt8](play.blob)), .integer(Int64(move.number)), .bytes(move.move),
        .bytes(move.answer), .integer(move.time.count), .integer(move.got.count),
        .integer(move.sent.count))
    }
  }
}

extension KeptMove {
  fileprivate init(row: PostgresRow) throws {
    self.init(
      number: Int(try row.integer(0)), move: try row.bytes(1), answer: try row.bytes(2),
      time: PlayTime(try row.integer(3)), got: WallTime(try row.integer(4)),
      sent: WallTime(try row.integer(5)))
  }
}

extension Deal {
  /// - Parameter column: where its columns begin.
  init(row: PostgresRow, from column: Int) throws {
    guard let kind = GameKind(name: try row.text(column + 2)) else {
      throw StoreError.unavailable
    }
    self.init(
      id: DealID(stored: Data(try row.bytes(column))),
      day: try row.optionalInteger(column + 1).map { Day(number: Int32(clamping: $0)) },
      closes: try row.optionalInteger(column + 8).map { WallTime($0) },
      kind: kind, rules: try row.integer(column + 3), options: try row.bytes(column + 4),
      puzzle: try row.bytes(column + 5), salt: try row.bytes(column + 6),
      commitment: try row.bytes(column + 7))
  }
}
