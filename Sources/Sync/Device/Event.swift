import Games
import Library

/// The events of a device's part in synchronizing games.
public enum Event: Equatable, Sendable {
  /// The contents of the storage: at the beginning, and whenever the storage was read again, in case a page could not
  /// report what it stored.
  case loaded(StorageContents)
  /// A page stored a row.
  case changed(Row)
  /// The write is done.
  case written
  /// Nothing was written, because these rows do not hold what was expected. A row that does not exist counts as empty
  /// text.
  case conflict([Row])
  /// Nothing was written, because the storage is full or refused the write.
  case notWritten
  /// The server answered the request with this number, or the request failed.
  case answered(Int, Reply)
  /// The requested moment has come.
  case woke
  /// The server reports that it stored something, up to this revision.
  case notified(Revision)
  /// The player looks at the page again, or asks to retry now.
  case attended
  /// Whether the device has a network connection, as far as it knows.
  case connected(Bool)
}

/// The outcome of a request.
public enum Reply: Equatable, Sendable {
  /// The body of the answer.
  case body([UInt8])
  /// There is no answer.
  case failed(RequestFailure)
}

/// Why a request failed.
public enum RequestFailure: Equatable, Sendable {
  /// Nobody answered, or something on the way to the server did.
  case unreachable
  /// The server has too much to do, or no room on its disk, and asks the device to wait this long.
  case busy(Milliseconds)
  /// The server refuses the whole request, and would refuse it again.
  case refused
  /// The server does not know this device, or no longer knows it.
  case removed
}
