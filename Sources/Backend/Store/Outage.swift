import Sync

/// Why a server can store nothing for a while, and perhaps read nothing.
public enum Outage: Equatable, Sendable {
  /// The database server cannot be reached, for this reason that the library gives. The reason contains nothing
  /// about players.
  case unreachable(reason: String)
  /// The disk is full.
  case noSpace
  /// The database is read-only.
  case readOnly
  /// The content of this database is damaged. This does not end without intervention.
  case damaged(database: String)
  /// The disk failed to read or write this database. Only the operator can find out whether that is over.
  case failingDisk(database: String)

  /// Nil for an error that is not an outage, or that is reported in another way.
  init?(_ error: StoreError, of database: String) {
    switch error {
    case .noSpace: self = .noSpace
    case .readOnly: self = .readOnly
    case .damaged: self = .damaged(database: database)
    case .failingDisk: self = .failingDisk(database: database)
    case .unknownPlayer, .unavailable, .brokenDisk: return nil
    }
  }

  /// The error of every call while the outage lasts; nil if the next attempt may succeed.
  public var lastingError: StoreError? {
    switch self {
    case .damaged: .damaged
    case .failingDisk: .failingDisk
    case .unreachable, .noSpace, .readOnly: nil
    }
  }

  /// Whether it is the same outage as another, for the operator of the server.
  func isLike(_ other: Outage) -> Bool {
    if case (.unreachable, .unreachable) = (self, other) { true } else { self == other }
  }

  /// Whether it is more serious than another outage, which is not reported meanwhile.
  func outweighs(_ other: Outage) -> Bool { weight > other.weight }

  private var weight: Int {
    switch self {
    case .unreachable, .noSpace, .readOnly: 0
    case .failingDisk: 1
    case .damaged: 2
    }
  }
}

/// What the operator of a server learns about outages: the first failure of each outage, and its end.
public enum OutageEvent: Equatable, Sendable {
  case began(Outage)
  case ended(Outage)
}
