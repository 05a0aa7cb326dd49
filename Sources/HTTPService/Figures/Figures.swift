import HTTPTypes
import Synchronization

/// Counts what the service does, for monitoring. The counts reveal nothing about players.
final class Figures: Sendable {
  private let hasBackend: Bool

  init(hasBackend: Bool) { self.hasBackend = hasBackend }

  /// The route of a request and the status of its answer.
  struct Outcome: Hashable {
    let route: FigureRoute
    let status: Int
  }

  /// All counts at one moment.
  struct Snapshot {
    var requests: [Outcome: Int] = [:]
    var durations: [FigureRoute: Histogram] = [:]
    var groups = Histogram(bounds: [1, 2, 4, 8, 16, 32, 64, 128, 256])
  }

  private let counts = Mutex(Snapshot())

  /// All counts now.
  var snapshot: Snapshot { counts.withLock { $0 } }

  /// Counts an answered request, which took this many seconds.
  func count(_ request: HTTPRequest, path: String, status: Int, seconds: Double) {
    let route = FigureRoute(request, path: path, hasBackend: hasBackend)
    counts.withLock {
      $0.requests[Outcome(route: route, status: status), default: 0] += 1
      $0.durations[route, default: Histogram(bounds: Self.seconds)].add(seconds)
    }
  }

  /// Counts a transaction that stored this many pushes.
  func countGroup(of pushes: Int) {
    counts.withLock { $0.groups.add(Double(pushes)) }
  }

  private static let seconds = [0.000_1, 0.000_3, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3]
}
