/// A row as a device knows it.
struct ReplicaRow: Sendable {
  let key: [UInt8]
  /// Everything that is known of the row here.
  var text: [UInt8]
  /// What the storage is assumed to hold.
  var stored: [UInt8]
  /// The state of the row at the server.
  var state: State

  /// The state of a row at the server.
  enum State: Equatable, Sendable {
    /// The server has all of this text, and the storage has a mark that says so.
    case kept
    /// The server has all of this text. The storage does not have the mark yet.
    case acknowledged
    /// The server may have the text. The row is offered once everything that the server has is known.
    case offered
    /// The row has just changed here, so it is sent first.
    case changed
    /// The server refused the row.
    case refused(RowError)

    /// Whether the server has all of the text.
    var isKept: Bool { self == .kept || self == .acknowledged }
  }
}

extension ReplicaRow {
  /// Whether something of the row is to be written to the storage.
  var isToBeWritten: Bool { text != stored || state == .acknowledged }
}
