import Games
import Library

/// What a device's part in keeping games together is told.
public enum Event: Equatable, Sendable {
  /// What the storage holds: at the beginning, and whenever it was read again, in case a page could not
  /// tell what it stored.
  case loaded(StorageContents)
  /// A page stored a row.
  case changed(Row)
  /// The write is done.
  case written
  /// Nothing was written, because these rows hold something else than was expected. One that is not
  /// there holds the empty text.
  case conflict([Row])
  /// Nothing was written, because the storage is full or refuses.
  case notWritten
  /// The server answered the request with this number, or it came to nothing.
  case answered(Int, Reply)
  /// The time has come that was asked for.
  case woke
  /// The server tells that it stored something: up to this revision.
  case notified(Revision)
  /// The player looks at the page again, or asks to try now.
  case attended
  /// Whether there is a network, as far as the device knows.
  case connected(Bool)
}

/// What came of a request.
public enum Reply: Equatable, Sendable {
  /// The body of the answer.
  case body([UInt8])
  /// There is none.
  case failed(RequestFailure)
}

/// Why a request came to nothing.
public enum RequestFailure: Equatable, Sendable {
  /// Nobody answered, or something on the way did.
  case unreachable
  /// The server has too much to do, or no room on its disk, and asks to wait for so long.
  case busy(Milliseconds)
  /// The server refuses the request as a whole, and would do it again.
  case refused
  /// The server does not know this device, or no longer.
  case removed
}
