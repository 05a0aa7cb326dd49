import Circles
import Foundation
import Games
import Library
import Races
import Sync

/// A value that is sent with a statement, and never becomes part of its text.
enum SQLValue {
  case integer(Int64?)
  case text(String?)
  case bytes([UInt8]?)
  /// A list: `= ANY ($1)` in PostgreSQL, `IN (SELECT value FROM json_each($1))` in SQLite.
  case integers([Int64])
  /// A list, in PostgreSQL alone.
  case byteStrings([[UInt8]])
}

/// Values of the games, as columns store them.
extension SQLValue {
  /// 1 for true, 0 for false.
  static func flag(_ value: Bool) -> SQLValue { .integer(value ? 1 : 0) }
  static func count(_ value: Int?) -> SQLValue { .integer(value.map { Int64($0) }) }
  static func time(_ time: WallTime?) -> SQLValue { .integer(time?.count) }
  static func playTime(_ time: PlayTime) -> SQLValue { .integer(time.count) }
  static func day(_ day: Day?) -> SQLValue { .integer(day.map { Int64($0.number) }) }
  static func kind(_ kind: GameKind) -> SQLValue { .text(kind.name) }
  static func player(_ player: PlayerID?) -> SQLValue { .data(player?.blob) }
  static func digest(_ digest: SecretDigest?) -> SQLValue { .data(digest?.bytes) }
  static func game(_ game: GameID?) -> SQLValue { .data(game?.blob) }
  static func deal(_ deal: DealID?) -> SQLValue { .data(deal?.bytes) }
  static func circle(_ circle: CircleID) -> SQLValue { .data(circle.blob) }
  static func race(_ race: RaceID) -> SQLValue { .integer(race.stored) }
  static func challenge(_ challenge: ChallengeID) -> SQLValue { .integer(challenge.stored) }

  private static func data(_ value: Data?) -> SQLValue { .bytes(value.map { [UInt8]($0) }) }
}
