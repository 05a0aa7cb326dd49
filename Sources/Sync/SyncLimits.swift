/// How much stands in one message. Both sides know the same limits, so that none is refused for its size.
public struct SyncLimits: Equatable, Sendable {
  /// The most rows that a device sends at once.
  public var pushedRows = 256
  /// The most rows that a server sends at once.
  public var pulledRows = 200
  /// The most bytes of a message.
  public var messageBytes = 256 * 1024
  /// The most bytes in the text of a row: some hundred times the record of an ordinary game.
  public var rowBytes = 64 * 1024
  /// The most bytes in a key.
  public var keyBytes = 128

  /// How many bytes a line carries in a second at least, for both sides: so much more time a long message has.
  public static let slowestLine = 4_096

  /// The limits of every server and every device. Tests have smaller ones.
  public init() {}

  /// Room for rows in a message: without its head.
  var bytesOfRows: Int { messageBytes - 96 }
}
