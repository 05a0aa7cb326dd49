import Games
import Sync

/// Why a request failed, as the worker reports it: `Failure` in `Web/sync/server.js`.
enum Failure: Int32 {
  case unreachable = 0
  case busy = 1
  case refused = 2
  case removed = 3
}

extension RequestFailure {
  init(_ failure: Failure, pause: Milliseconds) {
    switch failure {
    case .unreachable: self = .unreachable
    case .busy: self = .busy(pause)
    case .refused: self = .refused
    case .removed: self = .removed
    }
  }
}

/// The sync status, as the worker reports it to the pages. docs/bridge.md lists the numbers.
enum SyncStatusCode: Int32 {
  case kept = 0
  case waiting = 1
  case removed = 2
  case laterFormat = 3
  case storage = 4
  case key = 5
  case text = 6
  case tooLong = 7
  case full = 8
  case other = 9
}

extension SyncStatusCode {
  /// The code of a status, and the number of rows that it concerns.
  static func of(_ status: SyncStatus) -> (SyncStatusCode, Int) {
    switch status {
    case .kept: (.kept, 0)
    case .waiting(let count): (.waiting, count)
    case .refused(.removed, let count): (.removed, count)
    case .refused(.laterFormat, let count): (.laterFormat, count)
    case .refused(.storage, let count): (.storage, count)
    case .refused(.row(let reason), let count): (SyncStatusCode(reason), count)
    }
  }

  private init(_ reason: RowError) {
    switch reason {
    case .key: self = .key
    case .text: self = .text
    case .tooLong: self = .tooLong
    case .full: self = .full
    case .other: self = .other
    }
  }
}
