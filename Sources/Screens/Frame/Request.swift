import ByteStrings
import Games
import Library
import Words

/// A request that the host has yet to answer.
indirect enum Request {
  case words(WordLanguage)
  /// The sample games.
  case samples
  case notices
  case build
  case copy
  case copyLink
  /// The text is copied instead if sharing is unavailable.
  case share(PlainText)
  case archive
  case language
  case coach
  /// A file that only one game needs.
  case file(GameKind)
  case keep(RowChange)
}

/// A request, with the number that its answer names.
struct PendingRequest {
  let id: Int32
  let request: Request
}

/// The outcome of a request; `docs/bridge.md` lists the numbers.
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
