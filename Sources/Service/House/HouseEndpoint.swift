import HTTPTypes

/// All that a house answers to, and what it asks of a request before it looks at it.
///
/// Whatever is not in this list is refused, and names in figures come from here alone.
enum HouseEndpoint: CaseIterable, Sendable {
  case house
  case makePlayer
  case player
  case push
  case pull
  case events
  case readiness

  /// The way of asking.
  var method: HTTPRequest.Method {
    switch self {
    case .house, .player, .pull, .events, .readiness: .get
    case .makePlayer, .push: .post
    }
  }

  /// Where it is.
  var path: String {
    switch self {
    case .house: "/v1/house"
    case .makePlayer: "/v1/players"
    case .player: "/v1/player"
    case .push, .pull: "/v1/rows"
    case .events: "/v1/events"
    case .readiness: "/readyz"
    }
  }

  /// Whether only a device that the house knows is answered.
  var isForMembers: Bool {
    switch self {
    case .house, .makePlayer, .readiness: false
    case .player, .push, .pull, .events: true
    }
  }

  /// The most bytes of a body.
  var bodyLimit: Int {
    switch self {
    case .push: 256 * 1_024
    default: Self.ordinaryBodyLimit
    }
  }

  /// The most bytes of a body that is no message of rows.
  static let ordinaryBodyLimit = 16 * 1_024

  /// Whether a path is one of the house, and not of the page.
  static func isHouse(_ path: some StringProtocol) -> Bool {
    path.utf8.starts(with: "/v1/".utf8) || path == readiness.path
  }

  /// What a request asks for.
  init(_ method: HTTPRequest.Method, at path: String) throws(Refusal) {
    let there = Self.allCases.filter { $0.path == path }
    guard !there.isEmpty else { throw .notFound }
    guard let endpoint = there.first(where: { $0.method == method }) else {
      throw .methodNotAllowed(allowed: there.map(\.method.rawValue).joined(separator: ", "))
    }
    self = endpoint
  }
}
