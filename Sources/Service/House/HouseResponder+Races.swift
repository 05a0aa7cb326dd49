import Games
import House
import Hummingbird
import Library
import Races
import Sync

/// Races: what somebody wants of one is stored, and told to whoever listens (`HouseResponder+RaceEvents`).
extension HouseResponder {
  /// `POST /v1/races`: makes a race, whose first seat is that of whoever asks.
  func makeRace(_ visit: HouseVisit) async throws -> Response {
    var form = try TextForm(visit.body, "pastime-race")
    let game = try form.value("game")
    let options = Array(try form.value("options").utf8)
    let (name, face) = try (form.value("name"), form.face())
    try form.finish()
    guard let kind = GameKind.allCases.first(where: { "\($0.keyword)" == game }) else {
      throw Refusal.malformed
    }
    guard let name = CircleName(name) else { throw Refusal.race(.refused(.unfitName)) }
    let (member, dealer, now) = (try visit.member, try dealer, keeper.now())
    try keeper.limits.countDeal(of: member.player, at: keeper.clock.steady())
    let id = RaceID(bits: .random(in: .min ... .max))
    let race = try await keeper.write { store in
      try store.makeRace(
        id, of: kind, options: options, by: member.player,
        as: NewRacer(name: name, face: face), dealtBy: dealer, at: now)
    }.orRefuse()
    return message(of: race, .created)
  }

  /// `GET /v1/races/ID`: a race, with the news that whoever asks does not know.
  func race(_ visit: HouseVisit) async throws -> Response {
    let since = try visit.since
    let race = try await named(visit) { id in
      let race = try await keeper.work {
        try $0.seenRace(id, by: visit.caller?.player, since: since)
      }
      return race.map { .success($0) } ?? .failure(.unknown)
    }
    return message(of: race)
  }

  /// `POST /v1/races/ID/racers`: somebody joins, or has joined.
  func joinRace(_ visit: HouseVisit) async throws -> Response {
    var form = try TextForm(visit.body, "pastime-racer")
    let (name, face) = try (form.value("name"), form.face())
    try form.finish()
    guard let name = CircleName(name) else { throw Refusal.race(.refused(.unfitName)) }
    let racer = NewRacer(name: name, face: face)
    return try await change(visit) { try $0.join($1, $2, as: racer, at: $3) }
  }

  /// `DELETE /v1/races/ID/racers`: somebody leaves.
  func leaveRace(_ visit: HouseVisit) async throws -> Response {
    _ = try await change(visit) { try $0.leave($1, $2, at: $3) }
    return .done
  }

  /// `POST /v1/races/ID/start`: somebody has it begin.
  func startRace(_ visit: HouseVisit) async throws -> Response {
    try TextForm(visit.body, "pastime-start").finish()
    let dealer = try dealer
    return try await change(visit) { try $0.start($1, by: $2, dealtBy: dealer, at: $3) }
  }

  /// `POST /v1/races/ID/next`: the race that comes after this one, with whoever asks in it.
  func nextRace(_ visit: HouseVisit) async throws -> Response {
    try TextForm(visit.body, "pastime-next").finish()
    try keeper.limits.countDeal(of: visit.member.player, at: keeper.clock.steady())
    let other = RaceID(bits: .random(in: .min ... .max))
    return try await change(visit) { try $0.next(after: $1, by: $2, called: other, at: $3) }
  }

  /// `POST /v1/races/ID/play`: the play of whoever asks, from the start on.
  func playRace(_ visit: HouseVisit) async throws -> Response {
    var form = try TextForm(visit.body, "pastime-play")
    let withStandIn = try form.wantsStandIn()
    try form.finish()
    let (member, now) = (try visit.member, keeper.now())
    let (play, isNew) = try await named(visit) { id in
      try await keeper.write { store in
        try store.openPlay(in: id, by: member.player, withStandIn: withStandIn, at: now)
      }
    }
    if isNew { keeper.playClocks.note(play.id, moveCount: 0, at: keeper.clock.steady()) }
    return TextLines(play).response()
  }

  /// `GET /v1/races/ID/racers/NUMBER`: the play of somebody else, to be looked at.
  func watchRacer(_ visit: HouseVisit) async throws -> Response {
    guard let seat = Int(visit.lastName), "\(seat)" == visit.lastName else {
      throw Refusal.notFound
    }
    let now = keeper.now()
    let play = try await named(visit) { id in
      try await keeper.work { try $0.watch(seat, in: id, by: visit.caller?.player, at: now) }
    }
    return TextLines(play).response()
  }

  /// Looks for the race that a path names. Who guesses has wrong ones, which are counted. Right ones are not, not
  /// even for the moment: everybody of a race asks at once. That more may be guessed at once than a minute allows
  /// is nothing against 60 bits.
  func named<Value: Sendable>(
    _ visit: HouseVisit, _ look: (RaceID) async throws -> Result<Value, RaceDenial>
  ) async throws -> Value {
    _ = try dealer
    guard let id = RaceID(spelled: Array(visit.name.utf8)) else { throw Refusal.notFound }
    let now = keeper.clock.steady()
    try keeper.limits.check(.race, from: visit.address, at: now)
    if visit.caller == nil { try keeper.limits.countLook(from: visit.address, at: now) }
    let result = try await look(id)
    if case .failure(.unknown) = result {
      try keeper.limits.countWrong(.race, from: visit.address, at: now)
    }
    return try result.orRefuse()
  }

  /// Changes something of the race that a path names, and tells whoever listens to it.
  private func change(
    _ visit: HouseVisit,
    _ work:
      @escaping @Sendable (
        any HouseStore, RaceID, PlayerID, WallTime
      ) throws -> Result<SeenRace, RaceDenial>
  ) async throws -> Response {
    let (member, now) = (try visit.member, keeper.now())
    let race = try await named(visit) { id in
      let result = try await keeper.write { try work($0, id, member.player, now) }
      await keeper.racePokes.changed(id)
      return result
    }
    await keeper.racePokes.changed(race.id)
    return message(of: race)
  }

  private func message(
    of race: SeenRace, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    TextLines(race, at: keeper.now()).response(status)
  }
}

extension HouseVisit {
  /// How many news whoever asks knows: `since=7` behind the question mark, 0 where nothing stands there.
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
  /// A race as somebody sees it.
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
    add("count", "\(seen.race.newsCount)")
    for news in seen.news { add("news", news.words) }
  }
}

extension Race {
  /// Where it stands, as messages say it.
  func stageWords(at now: WallTime) -> String {
    switch stage(at: now) {
    case .gathering: "gathering"
    case .countdown(let start): "countdown \(start.count)"
    case .running: "running \(start?.count ?? 0)"
    case .over: "over"
    }
  }
}

extension KeptNews {
  /// As messages say it: `7 1800000006000 finish 0 won 4 2000`.
  var words: String { "\(number) \(time.count) \(String(decoding: line, as: UTF8.self))" }
}

extension RaceID {
  /// The 12 signs.
  var text: String { String(decoding: signs, as: UTF8.self) }
}

extension Result where Failure == RaceDenial {
  /// What came of it. Whoever has no seat is told no more than that there is none.
  fileprivate func orRefuse() throws(Refusal) -> Success {
    do throws(RaceDenial) { return try get() } catch {
      switch error {
      case .unknown, .noSeat, .refused(.unknownSeat): throw .notFound
      case .unusableOptions, .hidden, .refused: throw .race(error)
      }
    }
  }
}

extension RaceDenial {
  /// What the page reads.
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
  /// What the page reads.
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
