import Backend
import Circles
import Games
import Hummingbird
import Library

/// Challenges: friends play the same judged puzzle, each whenever they like within two days.
extension BackendResponder {
  /// `POST /v1/challenges`: creates a challenge, in which the player takes part.
  func makeChallenge(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-challenge")
    let game = try form.value("game")
    let kind = GameKind.allCases.first { "\($0.keyword)" == game }
    let options = Array(try form.value("options").utf8)
    let (name, avatar) = try (form.value("name"), form.avatar())
    try form.finish()
    guard let kind else { throw Refusal.malformed }
    guard let name = CircleName(name) else { throw Refusal.challenge(.unfitName) }
    let (member, dealer, now) = (try call.member, try dealer, server.now())
    try server.limits.countDeal(of: member.player, at: server.clock.steady())
    let deal = try await server.work { _ in
      try? dealer.deal(kind, options: options, closing: now + ChallengeLimits.span)
    }
    guard let deal else { throw Refusal.challenge(.unusableOptions) }
    let challenge = try await server.write {
      try $0.make(
        ChallengeID(), on: deal, by: member.player, name: name, avatar: avatar, at: now)
    }.orRefuse()
    return message(of: challenge, to: call, .created)
  }

  /// `GET /v1/challenges`: the challenges in which the player takes part, the latest first.
  func challenges(_ call: BackendCall) async throws -> Response {
    _ = try dealer
    let (member, now) = (try call.member, server.now())
    let challenges = try await server.work { try $0.challenges(of: member.player) }
    var lines = TextLines("pastime-challenges", count: challenges.count)
    for challenge in challenges {
      lines.add(
        """
        \(challenge.id.characters) \(challenge.kind.keyword) \(challenge.closes.count) \
        \(now < challenge.closes ? "open" : "over") \(challenge.challengerCount) \
        \(challenge.finishedCount) \(challenge.isFinished ? "finished" : "waiting")
        """)
    }
    return lines.response()
  }

  /// `GET /v1/challenges/ID`: who takes part, and the results that the sender may see. Anybody who has the link may
  /// look, even if the server does not know them.
  func challenge(_ call: BackendCall) async throws -> Response {
    _ = try dealer
    let (player, now) = (call.caller?.player, server.now())
    let challenge = try await found(call) { id in
      try await server.work { try $0.challenge(id, for: player, at: now) }
    }
    return message(of: challenge, to: call)
  }

  /// `POST /v1/challenges/ID/challengers`: the player joins.
  func joinChallenge(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-challenger")
    let (name, avatar) = try (form.value("name"), form.avatar())
    try form.finish()
    guard let name = CircleName(name) else { throw Refusal.challenge(.unfitName) }
    _ = try dealer
    let (member, now) = (try call.member, server.now())
    let outcome = try await found(call) { id in
      let outcome = try await server.write {
        try $0.join(id, member.player, name: name, avatar: avatar, at: now)
      }
      return outcome.isUnknown ? nil : outcome
    }
    return message(of: try outcome.orRefuse(), to: call)
  }

  /// `DELETE /v1/challenges/ID/challengers`: the player leaves the challenge.
  func leaveChallenge(_ call: BackendCall) async throws -> Response {
    _ = try dealer
    let member = try call.member
    let outcome = try await found(call) { id in
      let outcome = try await server.write { try $0.leave(id, by: member.player) }
      return outcome.isUnknown ? nil : outcome
    }
    try outcome.orRefuse()
    return .done
  }

  /// `POST /v1/challenges/ID/play`: the play of a player who takes part. All devices of the player get the same play.
  func playChallenge(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-play")
    let withConsistentPuzzle = try form.wantsConsistentPuzzle()
    try form.finish()
    _ = try dealer
    let (member, now) = (try call.member, server.now())
    let outcome = try await found(call) { id in
      let outcome = try await server.write {
        try $0.open(id, by: member.player, withConsistentPuzzle: withConsistentPuzzle, at: now)
      }
      return outcome.isUnknown ? nil : outcome
    }
    let (play, isNew) = try outcome.orRefuse()
    if isNew { server.playClocks.note(play.id, moveCount: 0, at: server.clock.steady()) }
    return TextLines(play).response()
  }

  /// `GET /v1/challenges/ID/challengers/NUMBER`: the moves of another player, for players who may see them.
  func challengerPlay(_ call: BackendCall) async throws -> Response {
    _ = try dealer
    let (member, number, now) = (try call.member, try call.number, server.now())
    // A wrong number does not count as a guess.
    let challenge = try await found(call) { id in
      try await server.work { try $0.challenge(id, for: member.player, at: now) }
    }
    let outcome = try await server.work {
      try $0.play(of: number, in: challenge.id, for: member.player, at: now)
    }
    return TextLines(try outcome.orRefuse()).response()
  }

  /// Looks up the challenge in the path. Somebody may be guessing, so wrong IDs are counted. Right ones are never
  /// counted, not even temporarily (see `named` of races).
  private func found<Value>(
    _ call: BackendCall, _ look: (ChallengeID) async throws -> Value?
  ) async throws -> Value {
    guard let id = ChallengeID(spelled: Array(call.name.utf8)) else { throw Refusal.notFound }
    let now = server.clock.steady()
    try server.limits.check(.challenge, from: call.address, at: now)
    if let value = try await look(id) { return value }
    try server.limits.countWrong(.challenge, from: call.address, at: now)
    throw Refusal.notFound
  }

  private func message(
    of challenge: SeenChallenge, to call: BackendCall, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    var lines = TextLines("pastime-challenge")
    lines.add("challenge", challenge.id.characters)
    lines.add("game", "\(challenge.kind.keyword)")
    lines.add("options", String(decoding: challenge.options, as: UTF8.self))
    lines.add("closes", "\(challenge.closes.count)")
    lines.add("over", challenge.isOver ? "yes" : "no")
    lines.add("part", challenge.part.word)
    for challenger in challenge.challengers {
      lines.add("member", challenger.line(own: challenge.own ?? 0))
    }
    switch challenge.board {
    case .hidden(let finished):
      lines.add("results", "hidden")
      for number in finished { lines.add("finished", "\(number)") }
    case .shown(let results):
      lines.add("results", "shown")
      for result in results {
        let outcome = result.isWon ? "won" : "lost"
        lines.add("result", "\(result.number) \(result.time.count) \(outcome) \(result.score)")
      }
    }
    // Only players who take part pass the link on, as long as others can use it.
    if challenge.own != nil, !challenge.isOver,
      let picture = CodePicture(
        of: "\(address(of: call.head))/#/pair/C\(challenge.id.characters)")
    {
      lines.add("view", picture.viewBox)
      lines.add("outline", picture.outline)
    }
    return lines.response(status)
  }
}

extension ChallengeID {
  /// The 12 characters, as in a path and in a link.
  fileprivate var characters: String { spelling.withoutHyphens }
}

extension SeenChallenge.Part {
  /// The keyword for the page.
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .waiting: "waiting"
    case .begun: "begun"
    case .over: "over"
    }
  }
}

extension Result where Failure == ChallengeRefusal {
  /// Whether no challenge has this ID.
  fileprivate var isUnknown: Bool {
    if case .failure(.unknown) = self { true } else { false }
  }

  /// The result, or a refusal.
  fileprivate func orRefuse() throws(Refusal) -> Success {
    do throws(ChallengeRefusal) { return try get() } catch {
      throw error == .unknown ? .notFound : .challenge(error)
    }
  }
}

extension ChallengeRefusal {
  /// The keyword for the page.
  var word: String {
    switch self {
    case .unknown: "unknown"
    case .closed: "closed"
    case .notIn: "not-in"
    case .hidden: "hidden"
    case .takenName: "taken-name"
    case .unfitName: "unfit-name"
    case .full: "full"
    case .tooMany: "too-many"
    case .unusableOptions: "unusable-options"
    }
  }
}
