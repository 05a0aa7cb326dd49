/// A row as a device knows it.
struct ReplicaRow: Sendable {
  let key: [UInt8]
  /// All that is known of it here.
  var text: [UInt8]
  /// What the storage is believed to hold.
  var stored: [UInt8]
  /// How it stands with the server.
  var state: State

  /// How a row stands with the server.
  enum State: Equatable, Sendable {
    /// The server has all of this text, and the storage has a mark of that.
    case kept
    /// The server has all of this text; the storage is still to be told.
    case acknowledged
    /// The server may have it: it is offered when all that the server has is known.
    case offered
    /// It changed here just now, so it goes first.
    case changed
    /// The server refused it.
    case refused(RowError)

    /// Whether the server has all of the text.
    var isKept: Bool { self == .kept || self == .acknowledged }
  }
}

extension ReplicaRow {
  /// Whether the storage is to be told something of it.
  var isToBeWritten: Bool { text != stored || state == .acknowledged }
}
