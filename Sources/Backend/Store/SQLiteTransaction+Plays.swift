import Foundation
import GRDB
import Games
import Library
import Sync

/// The rows of the tables `deal`, `play` and `judged`.
extension SQLiteTransaction: PlayTransaction {
  func deal(of kind: GameKind, on day: Day) throws -> Deal? {
    try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT id, day, game, rules, options, puzzle, salt, commitment, closes FROM deal
        WHERE day = ? AND game = ?
        """, arguments: [Int64(day.number), kind.name]
    ).map { try Deal(row: $0, from: 0) }
  }

  func insert(_ deal: Deal) throws {
    try database.execute(
      sql: """
        INSERT INTO deal (id, day, game, rules, options, puzzle, salt, commitment, closes)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (day, game) DO NOTHING
        """,
      arguments: [
        deal.id.bytes, deal.day.map { Int64($0.number) }, deal.kind.name, deal.rules,
        Data(deal.options), Data(deal.puzzle), Data(deal.salt), Data(deal.commitment),
        deal.closes?.count,
      ])
  }

  func play(_ key: PlayKey, of player: PlayerID) throws -> KeptPlay? {
    let (condition, value) =
      switch key {
      case .id(let id): ("play.id = ?", id.blob)
      case .deal(let deal): ("play.deal = ?", deal.bytes)
      }
    return try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT play.id, player, along, opened, ended, won, score, milliseconds,
          deal.id, day, game, rules, options, puzzle, salt, commitment, \(closing)
        FROM play JOIN deal ON deal.id = play.deal WHERE player = ? AND \(condition)
        """, arguments: [player.blob, value]
    ).map { row in
      let result = (row[4] as Int64?).map {
        PlayResult(ended: WallTime($0), isWon: row[5], score: row[6], time: PlayTime(row[7]))
      }
      return KeptPlay(
        id: GameID(blob: row[0]), deal: try Deal(row: row, from: 8),
        player: PlayerID(blob: row[1]), isOffline: row[2], opened: WallTime(row[3]),
        result: result)
    }
  }

  func insert(_ play: KeptPlay) throws {
    try database.execute(
      sql: "INSERT INTO play (id, deal, player, along, opened) VALUES (?, ?, ?, ?, ?)",
      arguments: [
        play.id.blob, play.deal.id.bytes, play.player.blob, play.isOffline, play.opened.count,
      ])
  }

  func end(_ play: GameID, with result: PlayResult) throws {
    try database.execute(
      sql: "UPDATE play SET ended = ?, won = ?, score = ?, milliseconds = ? WHERE id = ?",
      arguments: [
        result.ended.count, result.isWon, result.score, result.time.count, play.blob,
      ])
  }

  func moves(of play: GameID) throws -> [KeptMove] {
    try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT number, move, answer, milliseconds, got, sent FROM judged
        WHERE play = ? ORDER BY number
        """, arguments: [play.blob]
    ).map(KeptMove.init(row:))
  }

  func lastMove(of play: GameID) throws -> KeptMove? {
    try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT number, move, answer, milliseconds, got, sent FROM judged
        WHERE play = ? ORDER BY number DESC LIMIT 1
        """, arguments: [play.blob]
    ).map(KeptMove.init(row:))
  }

  func insert(_ moves: [KeptMove], of play: GameID) throws {
    for move in moves {
      try database.execute(
        sql: """
          INSERT INTO judged (play, number, move, answer, milliseconds, got, sent)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          play.blob, move.number, Data(move.move), Data(move.answer), move.time.count,
          move.got.count, move.sent.count,
        ])
    }
  }
}

extension KeptMove {
  fileprivate init(row: GRDB.Row) {
    self.init(
      number: row[0], move: [UInt8](row[1] as Data), answer: [UInt8](row[2] as Data),
      time: PlayTime(row[3]), got: WallTime(row[4]), sent: WallTime(row[5]))
  }
}

extension Deal {
  /// - Parameter column: where its columns begin.
  init(row: GRDB.Row, from column: Int) throws {
    guard let kind = GameKind(name: row[column + 2]) else { throw StoreError.unavailable }
    self.init(
      id: DealID(stored: row[column]), day: (row[column + 1] as Int32?).map(Day.init(number:)),
      closes: (row[column + 8] as Int64?).map { WallTime($0) }, kind: kind, rules: row[column + 3],
      options: [UInt8](row[column + 4] as Data),
      puzzle: [UInt8](row[column + 5] as Data), salt: [UInt8](row[column + 6] as Data),
      commitment: [UInt8](row[column + 7] as Data))
  }
}
