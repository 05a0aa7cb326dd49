/// Why a message is refused. Nothing of it is taken then.
public enum MessageError: Error, Equatable, Sendable {
  /// The first word is not the one of this message.
  case otherMessage
  /// It was written by a later version.
  case laterFormat
  /// A line cannot be read.
  case malformed
  /// It ends too early.
  case cut
  /// Something stands after its end.
  case surplus
  /// There are more rows than may be, or none where there have to be some.
  case rowCount
  /// The message or a row is longer than may be.
  case tooLong
  /// Keys or revisions do not ascend.
  case order
  /// It does not answer what was asked.
  case otherAnswer
}
