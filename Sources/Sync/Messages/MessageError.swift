/// Why a message is refused. A refused message has no effect.
public enum MessageError: Error, Equatable, Sendable {
  /// The first word names another kind of message.
  case otherMessage
  /// A later version wrote the message.
  case laterFormat
  /// A line cannot be read.
  case malformed
  /// The message ends too early.
  case cut
  /// Bytes follow after the end of the message.
  case surplus
  /// There are more rows than allowed, or no rows where at least one is needed.
  case rowCount
  /// The message or a row is longer than allowed.
  case tooLong
  /// Keys or revisions are not in ascending order.
  case order
  /// The message does not answer the request.
  case otherAnswer
}
