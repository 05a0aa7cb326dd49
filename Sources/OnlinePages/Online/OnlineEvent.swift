/// The events that an online program handles.
public enum OnlineEvent {
  /// The page sent a message: an `OnlineMessage`.
  case message([UInt8])
  /// The server answered a request: a line with the HTTP status, and the body. Empty if nobody answered.
  case answered(request: Int32, text: [UInt8])
  /// The timer has fired.
  case woke
  /// The timer for the judge has fired.
  case lostTime
  /// The timer for a race has fired.
  case ticked
  /// The server sent an event of the followed race. An empty text means that the server is to be asked.
  case heard([UInt8])
  /// The page has repeated the call whose turn it was, or has given it up.
  case repeated
}
