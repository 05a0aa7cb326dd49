import HTTPTypes

/// All that a server answers to, and what it asks of a request before it looks at it.
///
/// Whatever is not in this list is refused, and names in figures come from here alone.
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
  case signs
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

  /// What is done there.
  enum Action {
    /// Something is read, and nothing changed.
    case read
    /// The same, but the answer goes on, and takes one of the places for streams.
    case listen
    case change
    case remove
  }

  /// What is done there.
  var action: Action {
    switch self {
    case .backend, .player, .pull, .readiness, .devices, .pairing, .recoveryKey, .play, .circles,
      .circle,
      .signs, .dayBoard, .starWeek, .race, .watchRacer, .challenges, .challenge, .challengerPlay:
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

  /// The way of asking.
  var method: HTTPRequest.Method {
    switch action {
    case .read, .listen: .get
    case .change: .post
    case .remove: .delete
    }
  }

  /// Where it is. `ID`, `NUMBER` and `DAY` stand for whatever names one of several.
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
    case .removeMember, .signs: "/v1/circles/ID/members/NUMBER"
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

  /// Whether only a device that the server knows is answered.
  var isForMembers: Bool {
    switch self {
    case .backend, .makePlayer, .readiness, .join, .outcome, .recover, .makeGuest, .race,
      .watchRacer, .raceEvents, .challenge:
      false
    case .player, .push, .pull, .events, .erase, .devices, .removeDevice, .offerCode, .pairing,
      .withdrawCode, .decide, .makeRecoveryKey, .recoveryKey, .openPlay, .play, .judge, .makeCircle,
      .circles,
      .circle, .closeCircle, .invite, .closeInvite, .joinCircle, .removeMember, .signs, .dayBoard,
      .starWeek, .makeRace, .joinRace, .leaveRace, .startRace, .nextRace, .playRace,
      .makeChallenge, .challenges, .joinChallenge, .leaveChallenge, .playChallenge,
      .challengerPlay:
      true
    }
  }

  /// Whether a guest is answered as one whom the server does not know: what would be kept for longer than a day.
  var isForThoseWhoStay: Bool {
    switch self {
    case .push, .makeRecoveryKey, .offerCode, .makeCircle, .joinCircle, .makeChallenge: true
    case .backend, .makePlayer, .player, .pull, .events, .erase, .devices, .removeDevice, .pairing,
      .withdrawCode, .decide, .join, .outcome, .recoveryKey, .recover, .openPlay, .play, .judge,
      .circles, .circle, .closeCircle, .invite, .closeInvite, .removeMember, .signs, .dayBoard,
      .starWeek, .makeGuest, .makeRace, .race, .joinRace, .leaveRace, .startRace, .nextRace,
      .playRace, .watchRacer, .raceEvents, .challenges, .challenge, .joinChallenge,
      .leaveChallenge, .playChallenge, .challengerPlay, .readiness:
      false
    }
  }

  /// Whether a device that asks for this was here today, and gets its cookies once more. Each device does so at
  /// least every minute, and the answer is short: it hardly arrives after a later one.
  var isVisit: Bool { self == .backend || self == .pull }

  /// The most bytes of a body.
  var bodyLimit: Int { self == .push ? 256 * 1_024 : Self.ordinaryBodyLimit }

  /// The most bytes of a body that is no message of rows.
  static let ordinaryBodyLimit = 16 * 1_024

  /// A path as it may be written down: who knows what names a race may join it.
  static func written(_ path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[1] == "v1", ["races", "challenges"].contains(parts[2]) else {
      return path
    }
    parts[3] = "ID"
    return parts.joined(separator: "/")
  }

  /// Whether a path is one of the server, and not of the page.
  static func isBackend(_ path: some StringProtocol) -> Bool {
    path.utf8.starts(with: "/v1/".utf8) || path == readiness.path
  }

  /// Whether a path leads there.
  private func isAt(_ path: String) -> Bool {
    let known = self.path.split(separator: "/", omittingEmptySubsequences: false)
    let asked = path.split(separator: "/", omittingEmptySubsequences: false)
    return known.count == asked.count
      && zip(known, asked).allSatisfy { known, asked in
        Self.placeholders.contains(known) ? !asked.isEmpty : known == asked
      }
  }

  private static let placeholders: [Substring] = ["ID", "NUMBER", "DAY"]

  /// What a request asks for. HEAD asks for what GET would bring.
  init(_ method: HTTPRequest.Method, at path: String) throws(Refusal) {
    let asked = method == .head ? .get : method
    guard let endpoint = Self.allCases.first(where: { $0.method == asked && $0.isAt(path) }) else {
      throw .methodNotAllowed(try Self.methods(at: path))
    }
    self = endpoint
  }

  /// What can be done at a path.
  static func methods(at path: String) throws(Refusal) -> Methods {
    let there = allCases.filter { $0.isAt(path) }
    guard !there.isEmpty else { throw .notFound }
    return Methods(there.map(\.method))
  }
}
