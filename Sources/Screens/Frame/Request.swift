import ByteStrings
import Games
import Library

/// What the app waits for from the host.
indirect enum Request {
  case words
  /// The games for trying.
  case samples
  case notices
  case build
  case copy
  case copyLink
  /// The text is copied instead where there is nothing to share with.
  case share(PlainText)
  case archive
  case language
  case coach
  /// A file that only one game needs.
  case file(GameKind)
  case keep(RowChange)
}

/// What was asked for, under the number that the answer names.
struct PendingRequest {
  let id: Int32
  let request: Request
}

/// How a request ended; the numbers stand in `docs/bridge.md`.
package enum AnswerStatus: Int32, Sendable {
  /// It was done.
  case done = 0
  /// It could not be done.
  case failed = 1
  /// The storage is full.
  case full = 2
  /// The browser does not allow it.
  case refused = 3
  /// Something else is stored there.
  case conflict = 4
}
