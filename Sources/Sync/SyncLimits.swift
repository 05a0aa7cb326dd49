/// The limits of a message. Both sides use the same limits, so that no message is refused for its size.
public struct SyncLimits: Equatable, Sendable {
  /// The most rows that a device sends at once.
  public var pushedRows = 256
  /// The most rows that a server sends at once.
  public var pulledRows = 200
  /// The most bytes of a message.
  public var messageBytes = 256 * 1024
  /// The most bytes in the text of a row: about a hundred times the record of an ordinary game.
  public var rowBytes = 64 * 1024
  /// The most bytes in a key.
  public var keyBytes = 128

  /// The slowest connection that both sides allow for, in bytes per second. A long message gets this much more time.
  public static let slowestLine = 4_096

  /// The limits of every server and every device. Tests use smaller limits.
  public init() {}

  /// The bytes of a message that are left for rows, without its head.
  var bytesOfRows: Int { messageBytes - 96 }
}
