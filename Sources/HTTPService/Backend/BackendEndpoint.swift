import HTTPTypes

/// All endpoints of a server, and the requirements that a request must meet before the server reads it.
///
/// Every other request is refused. The names in figures come only from this list.
enum BackendEndpoint: CaseIterable, Sendable {
  case backend
  case makePlayer
  case player
  case push
  case pull
  case events
  case erase
  case devices
  case removeDevice
  case offerCode
  case pairing
  case withdrawCode
  case decide
  case join
  case outcome
  case makeRecoveryKey
  case recoveryKey
  case recover
  case openPlay
  case play
  case judge
  case makeCircle
  case circles
  case circle
  case closeCircle
  case invite
  case closeInvite
  case joinCircle
  case removeMember
  case unlikelyTraits
  case dayBoard
  case starWeek
  case makeGuest
  case makeRace
  case race
  case joinRace
  case leaveRace
  case startRace
  case nextRace
  case playRace
  case watchRacer
  case raceEvents
  case makeChallenge
  case challenges
  case challenge
  case joinChallenge
  case leaveChallenge
  case playChallenge
  case challengerPlay
  case readiness

  /// What a request does at an endpoint.
  enum Action {
    /// It reads something and changes nothing.
    case read
    /// It reads too, but the answer is a stream that continues, and takes up one of the available streams.
    case listen
    case change
    case remove
  }

  /// What a request does at this endpoint.
  var action: Action {
    switch self {
    case .backend, .player, .pull, .readiness, .devices, .pairing, .recoveryKey, .play, .circles,
      .circle,
      .unlikelyTraits, .dayBoard, .starWeek, .race, .watchRacer, .challenges, .challenge,
      .challengerPlay:
      .read
    case .events, .raceEvents: .listen
    case .makePlayer, .push, .offerCode, .decide, .join, .outcome, .makeRecoveryKey, .recover,
      .openPlay,
      .judge, .makeCircle, .invite, .joinCircle, .makeGuest, .makeRace, .joinRace, .startRace,
      .nextRace, .playRace, .makeChallenge, .joinChallenge, .playChallenge:
      .change
    case .erase, .removeDevice, .withdrawCode, .closeCircle, .closeInvite, .removeMember,
      .leaveRace, .leaveChallenge:
      .remove
    }
  }

  /// The HTTP method.
  var method: HTTPRequest.Method {
    switch action {
    case .read, .listen: .get
    case .change: .post
    case .remove: .delete
    }
  }

  /// The path. `ID`, `NUMBER` and `DAY` are placeholders.
  var path: String {
    switch self {
    case .backend: "/v1/house"
    case .makePlayer: "/v1/players"
    case .player, .erase: "/v1/player"
    case .push, .pull: "/v1/rows"
    case .events: "/v1/events"
    case .devices: "/v1/devices"
    case .removeDevice: "/v1/devices/ID"
    case .offerCode, .pairing, .withdrawCode: "/v1/pairing"
    case .decide: "/v1/pairing/decision"
    case .join: "/v1/join"
    case .outcome: "/v1/join/outcome"
    case .makeRecoveryKey, .recoveryKey: "/v1/sheet"
    case .recover: "/v1/recovery"
    case .openPlay: "/v1/plays"
    case .play: "/v1/plays/ID"
    case .judge: "/v1/plays/ID/moves"
    case .makeCircle, .circles: "/v1/circles"
    case .circle, .closeCircle: "/v1/circles/ID"
    case .invite, .closeInvite: "/v1/circles/ID/invite"
    case .removeMember, .unlikelyTraits: "/v1/circles/ID/members/NUMBER"
    case .dayBoard: "/v1/circles/ID/days/DAY"
    case .starWeek: "/v1/circles/ID/weeks/DAY"
    case .joinCircle: "/v1/memberships"
    case .makeGuest: "/v1/guests"
    case .makeRace: "/v1/races"
    case .race: "/v1/races/ID"
    case .joinRace, .leaveRace: "/v1/races/ID/racers"
    case .watchRacer: "/v1/races/ID/racers/NUMBER"
    case .startRace: "/v1/races/ID/start"
    case .nextRace: "/v1/races/ID/next"
    case .playRace: "/v1/races/ID/play"
    case .raceEvents: "/v1/races/ID/events"
    case .makeChallenge, .challenges: "/v1/challenges"
    case .challenge: "/v1/challenges/ID"
    case .joinChallenge, .leaveChallenge: "/v1/challenges/ID/challengers"
    case .playChallenge: "/v1/challenges/ID/play"
    case .challengerPlay: "/v1/challenges/ID/challengers/NUMBER"
    case .readiness: "/readyz"
    }
  }

  /// Whether the server answers only devices that it knows.
  var isForMembers: Bool {
    switch self {
    case .backend, .makePlayer, .readiness, .join, .outcome, .recover, .makeGuest, .race,
      .watchRacer, .raceEvents, .challenge:
      false
    case .player, .push, .pull, .events, .erase, .devices, .removeDevice, .offerCode, .pairing,
      .withdrawCode, .decide, .makeRecoveryKey, .recoveryKey, .openPlay, .play, .judge, .makeCircle,
      .circles,
      .circle, .closeCircle, .invite, .closeInvite, .joinCircle, .removeMember, .unlikelyTraits,
      .dayBoard,
      .starWeek, .makeRace, .joinRace, .leaveRace, .startRace, .nextRace, .playRace,
      .makeChallenge, .challenges, .joinChallenge, .leaveChallenge, .playChallenge,
      .challengerPlay:
      true
    }
  }

  /// Whether a guest is treated like an unknown device, because the request would create data that lasts longer than a
  /// day.
  var isForThoseWhoStay: Bool {
    switch self {
    case .push, .makeRecoveryKey, .offerCode, .makeCircle, .joinCircle, .makeChallenge: true
    case .backend, .makePlayer, .player, .pull, .events, .erase, .devices, .removeDevice, .pairing,
      .withdrawCode, .decide, .join, .outcome, .recoveryKey, .recover, .openPlay, .play, .judge,
      .circles, .circle, .closeCircle, .invite, .closeInvite, .removeMember, .unlikelyTraits,
      .dayBoard,
      .starWeek, .makeGuest, .makeRace, .race, .joinRace, .leaveRace, .startRace, .nextRace,
      .playRace, .watchRacer, .raceEvents, .challenges, .challenge, .joinChallenge,
      .leaveChallenge, .playChallenge, .challengerPlay, .readiness:
      false
    }
  }

  /// Whether this request counts as the device's visit of the day and renews its cookies. Every device sends such a
  /// request at least once a minute. The answer is short, so it hardly arrives after a later answer.
  var isVisit: Bool { self == .backend || self == .pull }

  /// The most bytes of a body.
  var bodyLimit: Int { self == .push ? 256 * 1_024 : Self.ordinaryBodyLimit }

  /// The most bytes of a body that does not contain rows.
  static let ordinaryBodyLimit = 16 * 1_024

  /// A path as it may be logged. It omits the ID of a race or a challenge, because anybody who knows the ID may join.
  static func written(_ path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[1] == "v1", ["races", "challenges"].contains(parts[2]) else {
      return path
    }
    parts[3] = "ID"
    return parts.joined(separator: "/")
  }

  /// Whether a path belongs to the server, and not to the page.
  static func isBackend(_ path: some StringProtocol) -> Bool {
    path.utf8.starts(with: "/v1/".utf8) || path == readiness.path
  }

  /// Whether a path matches the path of this endpoint.
  private func isAt(_ path: String) -> Bool {
    let known = self.path.split(separator: "/", omittingEmptySubsequences: false)
    let asked = path.split(separator: "/", omittingEmptySubsequences: false)
    return known.count == asked.count
      && zip(known, asked).allSatisfy { known, asked in
        Self.placeholders.contains(known) ? !asked.isEmpty : known == asked
      }
  }

  private static let placeholders: [Substring] = ["ID", "NUMBER", "DAY"]

  /// The endpoint of a request. HEAD has the endpoint of GET.
  init(_ method: HTTPRequest.Method, at path: String) throws(Refusal) {
    let asked = method == .head ? .get : method
    guard let endpoint = Self.allCases.first(where: { $0.method == asked && $0.isAt(path) }) else {
      throw .methodNotAllowed(try Self.methods(at: path))
    }
    self = endpoint
  }

  /// The methods that a path allows.
  static func methods(at path: String) throws(Refusal) -> Methods {
    let there = allCases.filter { $0.isAt(path) }
    guard !there.isEmpty else { throw .notFound }
    return Methods(there.map(\.method))
  }
}
