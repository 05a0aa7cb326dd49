import Sync

/// Why a server can keep nothing for a while, and perhaps read nothing.
public enum Outage: Equatable, Sendable {
  /// The server of the database cannot be reached, as the library says it. Nothing of players is in that.
  case unreachable(reason: String)
  /// The disk is full.
  case noSpace
  /// The database can only be read.
  case readOnly
  /// What stands in this database cannot be understood any more. It does not end by itself.
  case damaged(database: String)
  /// The disk did not read or write this database. Whether that is over only the host can find out.
  case failingDisk(database: String)

  /// Nil for what is no outage, or is told in another way.
  init?(_ error: StoreError, of database: String) {
    switch error {
    case .noSpace: self = .noSpace
    case .readOnly: self = .readOnly
    case .damaged: self = .damaged(database: database)
    case .failingDisk: self = .failingDisk(database: database)
    case .unknownPlayer, .unavailable, .brokenDisk: return nil
    }
  }

  /// What a store answers as long as the outage lasts; nil where it may be over at the next attempt.
  public var lastingError: StoreError? {
    switch self {
    case .damaged: .damaged
    case .failingDisk: .failingDisk
    case .unreachable, .noSpace, .readOnly: nil
    }
  }

  /// Whether it is the same as another one, for whoever runs the server.
  func isLike(_ other: Outage) -> Bool {
    if case (.unreachable, .unreachable) = (self, other) { true } else { self == other }
  }

  /// Whether another outage says less than this one does, and is not told meanwhile.
  func outweighs(_ other: Outage) -> Bool { weight > other.weight }

  private var weight: Int {
    switch self {
    case .unreachable, .noSpace, .readOnly: 0
    case .failingDisk: 1
    case .damaged: 2
    }
  }
}

/// What whoever runs a server is told of outages: the first failure of each, and that it is over.
public enum OutageEvent: Equatable, Sendable {
  case began(Outage)
  case ended(Outage)
}
