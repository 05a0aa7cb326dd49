/// What happens to an online program.
public enum OnlineEvent {
  /// The page told something: a `OnlineMessage`.
  case told([UInt8])
  /// The server answered a request: a line with the status of HTTP, and the body. Nothing where nobody did.
  case answered(request: Int32, text: [UInt8])
  /// The time that was set has come.
  case woke
  /// The time that was set for the judge has come.
  case lostTime
  /// The time that was set for a race has come.
  case ticked
  /// The server told news of the race that is followed; without a word, it is to be asked.
  case heard([UInt8])
  /// The call whose turn it was has been made again, or given up.
  case repeated
}
