import Backend
import Games
import Hummingbird
import Library
import Races
import Sync

/// Races: the server stores what a racer requests, and sends it to the listeners (`BackendResponder+RaceEvents`).
extension BackendResponder {
  /// `POST /v1/races`: creates a race. The player gets its first seat.
  func makeRace(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-race")
    let game = try form.value("game")
    let options = Array(try form.value("options").utf8)
    let (name, avatar) = try (form.value("name"), form.avatar())
    try form.finish()
    guard let kind = GameKind.allCases.first(where: { "\($0.keyword)" == game }) else {
      throw Refusal.malformed
    }
    guard let name = CircleName(name) else { throw Refusal.race(.refused(.unfitName)) }
    let (member, dealer, now) = (try call.member, try dealer, server.now())
    try server.limits.countDeal(of: member.player, at: server.clock.steady())
    let id = RaceID(bits: .random(in: .min ... .max))
    let race = try await server.write { store in
      try store.makeRace(
        id, of: kind, options: options, by: member.player,
        as: NewRacer(name: name, avatar: avatar), dealtBy: dealer, at: now)
    }.orRefuse()
    return message(of: race, .created)
  }

  /// `GET /v1/races/ID`: a race, with the events that the sender does not know.
  func race(_ call: BackendCall) async throws -> Response {
    let since = try call.since
    let race = try await named(call) { id in
      let race = try await server.work {
        try $0.seenRace(id, by: call.caller?.player, since: since)
      }
      return race.map { .success($0) } ?? .failure(.unknown)
    }
    return message(of: race)
  }

  /// `POST /v1/races/ID/racers`: the player joins, or has already joined.
  func joinRace(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-racer")
    let (name, avatar) = try (form.value("name"), form.avatar())
    try form.finish()
    guard let name = CircleName(name) else { throw Refusal.race(.refused(.unfitName)) }
    let racer = NewRacer(name: name, avatar: avatar)
    return try await change(call) { try $0.join($1, $2, as: racer, at: $3) }
  }

  /// `DELETE /v1/races/ID/racers`: the player leaves.
  func leaveRace(_ call: BackendCall) async throws -> Response {
    _ = try await change(call) { try $0.leave($1, $2, at: $3) }
    return .done
  }

  /// `POST /v1/races/ID/start`: the player starts the race.
  func startRace(_ call: BackendCall) async throws -> Response {
    try TextForm(call.body, "pastime-start").finish()
    let dealer = try dealer
    return try await change(call) { try $0.start($1, by: $2, dealtBy: dealer, at: $3) }
  }

  /// `POST /v1/races/ID/next`: the race that follows this one. The player joins it.
  func nextRace(_ call: BackendCall) async throws -> Response {
    try TextForm(call.body, "pastime-next").finish()
    try server.limits.countDeal(of: call.member.player, at: server.clock.steady())
    let other = RaceID(bits: .random(in: .min ... .max))
    return try await change(call) { try $0.next(after: $1, by: $2, called: other, at: $3) }
  }

  /// `POST /v1/races/ID/play`: the player's own play, available once the race has begun.
  func playRace(_ call: BackendCall) async throws -> Response {
    var form = try TextForm(call.body, "pastime-play")
    let withConsistentPuzzle = try form.wantsConsistentPuzzle()
    try form.finish()
    let (member, now) = (try call.member, server.now())
    let (play, isNew) = try await named(call) { id in
      try await server.write { store in
        try store.openPlay(
          in: id, by: member.player, withConsistentPuzzle: withConsistentPuzzle, at: now)
      }
    }
    if isNew { server.playClocks.note(play.id, moveCount: 0, at: server.clock.steady()) }
    return TextLines(play).response()
  }

  /// `GET /v1/races/ID/racers/NUMBER`: the play of another racer, to watch.
  func watchRacer(_ call: BackendCall) async throws -> Response {
    guard let seat = Int(call.lastName), "\(seat)" == call.lastName else {
      throw Refusal.notFound
    }
    let now = server.now()
    let play = try await named(call) { id in
      try await server.work { try $0.watch(seat, in: id, by: call.caller?.player, at: now) }
    }
    return TextLines(play).response()
  }

  /// Looks up the race in the path. Wrong IDs count as guesses. Right ones are never counted, not even temporarily,
  /// because all racers send requests at the same time. So parallel guesses can exceed the limit per minute, but with
  /// 60 bits that does not matter.
  func named<Value: Sendable>(
    _ call: BackendCall, _ look: (RaceID) async throws -> Result<Value, RaceError>
  ) async throws -> Value {
    _ = try dealer
    guard let id = RaceID(spelled: Array(call.name.utf8)) else { throw Refusal.notFound }
    let now = server.clock.steady()
    try server.limits.check(.race, from: call.address, at: now)
    if call.caller == nil { try server.limits.countLook(from: call.address, at: now) }
    let result = try await look(id)
    if case .failure(.unknown) = result {
      try server.limits.countWrong(.race, from: call.address, at: now)
    }
    return try result.orRefuse()
  }

  /// Changes the race in the path, and notifies its listeners.
  private func change(
    _ call: BackendCall,
    _ work:
      @escaping @Sendable (
        any BackendStore, RaceID, PlayerID, WallTime
      ) throws -> Result<SeenRace, RaceError>
  ) async throws -> Response {
    let (member, now) = (try call.member, server.now())
    let race = try await named(call) { id in
      let result = try await server.write { try work($0, id, member.player, now) }
      await server.raceNotifier.changed(id)
      return result
    }
    await server.raceNotifier.changed(race.id)
    return message(of: race)
  }

  private func message(
    of race: SeenRace, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    TextLines(race, at: server.now()).response(status)
  }
}

extension BackendCall {
  /// The number of events that the sender knows: `since=7` in the query, 0 without a query.
  var since: Int {
    get throws(Refusal) {
      if query.isEmpty { return 0 }
      guard query.starts(with: "since=".utf8) else { throw .malformed }
      let number = String(decoding: query.dropFirst(6), as: UTF8.self)
      guard let since = Int(number), since >= 0, "\(since)" == number else { throw .malformed }
      return since
    }
  }
}

extension TextLines {
  /// A race as one player sees it.
  fileprivate init(_ seen: SeenRace, at now: WallTime) {
    self.init("pastime-race")
    add("race", seen.id.text)
    add("game", "\(seen.race.kind.keyword)")
    add("options", String(decoding: seen.options, as: UTF8.self))
    add("seat", seen.seat.map { "\($0)" } ?? "none")
    add("now", "\(now.count)")
    add("stage", seen.race.stageWords(at: now))
    if let play = seen.play { add("play", "\(play.text)") }
    if let next = seen.race.next { add("next", next.text) }
    add("count", "\(seen.race.eventCount)")
    for events in seen.events { add("news", events.words) }
  }
}

extension Race {
  /// The stage of the race, as messages contain it.
  func stageWords(at now: WallTime) -> String {
    switch stage(at: now) {
    case .gathering: "gathering"
    case .countdown(let start): "countdown \(start.count)"
    case .running: "running \(start?.count ?? 0)"
    case .over: "over"
    }
  }
}

extension StoredRaceEvent {
  /// The event as messages contain it: `7 1800000006000 finish 0 won 4 2000`.
  var words: String { "\(number) \(time.count) \(String(decoding: line, as: UTF8.self))" }
}

extension RaceID {
  /// The 12 characters.
  var text: String { String(decoding: characters, as: UTF8.self) }
}

extension Result where Failure == RaceError {
  /// The result, or a refusal. To a player without a seat, the refusal reveals only that nothing was found.
  fileprivate func orRefuse() throws(Refusal) -> Success {
    do throws(RaceError) { return try get() } catch {
      switch error {
      case .unknown, .noSeat, .refused(.unknownSeat): throw .notFound
      case .unusableOptions, .hidden, .refused: throw .race(error)
      }
    }
  }
}

extension RaceError {
  /// The keyword for the page.
  var word: String {
    switch self {
    case .unknown, .noSeat: "unknown"
    case .unusableOptions: "unusable-options"
    case .hidden: "hidden"
    case .refused(let refusal): refusal.word
    }
  }
}

extension RaceRefusal {
  /// The keyword for the page.
  fileprivate var word: String {
    switch self {
    case .underWay: "under-way"
    case .full: "full"
    case .unfitName: "unfit-name"
    case .takenName: "taken-name"
    case .unknownSeat: "unknown-seat"
    case .left: "left"
    case .notHost: "not-host"
    case .tooFew: "too-few"
    case .tooEarly: "too-early"
    case .tooLate: "too-late"
    case .finished: "finished"
    case .notFinished: "not-finished"
    case .nothingNew: "nothing-new"
    }
  }
}
