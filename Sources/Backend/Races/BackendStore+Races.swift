import Circles
import Games
import Library
import Races
import Sync

/// How players make, join, leave, start and follow up races: the same for every kind of database. `Race` alone
/// decides which events are allowed. Changes are durable when these methods return, and no player learns of them
/// earlier.
extension BackendStore {
  /// Makes a race. Its maker takes the first seat.
  public func makeRace(
    _ id: RaceID, of kind: GameKind, options: [UInt8], by player: PlayerID, as racer: NewRacer,
    dealtBy dealer: Dealer, at now: WallTime
  ) throws(StoreError) -> Result<SeenRace, RaceError> {
    // A puzzle that cannot be dealt now cannot be dealt at the start either.
    guard (try? dealer.deal(kind, options: options, closing: nil)) != nil else {
      return .failure(.unusableOptions)
    }
    return try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      try transaction.insert(KeptRace(id: id, kind: kind, options: options, made: now))
      return try join(id, player, as: racer, at: now, transaction)
    }
  }

  /// Joins a race. A player who has joined already keeps the same seat.
  public func join(
    _ id: RaceID, _ player: PlayerID, as racer: NewRacer, at now: WallTime
  ) throws(StoreError) -> Result<SeenRace, RaceError> {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      return try join(id, player, as: racer, at: now, transaction)
    }
  }

  /// Leaves a race.
  public func leave(
    _ id: RaceID, _ player: PlayerID, at now: WallTime
  ) throws(StoreError) -> Result<SeenRace, RaceError> {
    try change(id, as: player) { race, seat, _ in
      try race.take(.leave(seat: seat), at: now)
    }
  }

  /// Starts a race. The puzzle is dealt now, but no player gets it before the start.
  public func start(
    _ id: RaceID, by player: PlayerID, dealtBy dealer: Dealer, at now: WallTime
  ) throws(StoreError) -> Result<SeenRace, RaceError> {
    try change(id, as: player) { race, seat, transaction in
      try race.take(.start(seat: seat), at: now)
      guard race.kept.deal == nil, let start = race.race.start else { return }
      let deal = try dealer.deal(
        race.kept.kind, options: race.kept.options, closing: start + Race.longest)
      try transaction.insert(deal)
      try transaction.save(deal.id, of: id)
    }
  }

  /// Joins the race that comes after this race, under the same name. Makes that race if nobody has asked for it
  /// yet.
  /// - Parameter other: the identifier of the next race if it is made now.
  public func next(
    after id: RaceID, by player: PlayerID, called other: RaceID, at now: WallTime
  ) throws(StoreError) -> Result<SeenRace, RaceError> {
    let before = try change(id, as: player) { race, seat, transaction in
      try race.take(.rematch(seat: seat, other), at: now)
      guard race.race.next == other else { return }
      let kept = race.kept
      try transaction.insert(
        KeptRace(id: other, kind: kept.kind, options: kept.options, made: now))
    }
    let race: SeenRace
    switch before {
    case .failure(let error): return .failure(error)
    case .success(let seen): race = seen
    }
    guard let seat = race.seat, let next = race.race.next else { return .failure(.unknown) }
    let racer = race.race.racers[seat]
    guard let name = CircleName(racer.name) else { return .failure(.refused(.unfitName)) }
    // In a separate transaction: no transaction holds the locks of two races.
    return try join(next, player, as: NewRacer(name: name, avatar: racer.avatar), at: now)
  }

  /// A race as a player sees it; nil if it does not exist.
  /// - Parameter count: how many of the events the player already knows.
  public func seenRace(
    _ id: RaceID, by player: PlayerID?, since count: Int = 0
  ) throws(StoreError) -> SeenRace? {
    try look { transaction in
      try transaction.running(id, since: count, runningGames).map {
        try seen($0, by: player, since: count, transaction)
      }
    }
  }

  /// Removes the races without an event since a moment, with their puzzles and all plays on them.
  public func removeRaces(quietSince moment: WallTime) throws(StoreError) {
    for id in try look({ try $0.races(quietSince: moment) }) {
      try transaction { transaction in
        let players = try transaction.race(id).map { Array($0.seats.values) } ?? []
        for player in players.sorted(by: { ($0.high, $0.low) < ($1.high, $1.low) }) {
          _ = try transaction.lock(player)
        }
        guard try transaction.lock(id), let race = try transaction.race(id),
          // A player may have started it meanwhile.
          try transaction.events(of: id, after: 0).allSatisfy({ $0.time < moment })
        else { return }
        try transaction.remove(race)
      }
    }
  }

  /// Gives a seat to a player who is locked.
  private func join(
    _ id: RaceID, _ player: PlayerID, as racer: NewRacer, at now: WallTime,
    _ transaction: any BackendTransaction
  ) throws -> Result<SeenRace, RaceError> {
    guard var race = try transaction.locked(id) else { return .failure(.unknown) }
    if let seat = race.kept.seat(of: player) {
      guard !race.race.racers[seat].hasLeft else { return .failure(.refused(.left)) }
      return .success(try seen(race, by: player, transaction))
    }
    let isLike = race.race.racers.contains {
      !$0.hasLeft && racer.name.isLike($0.name)
    }
    if isLike, race.race.start == nil { return .failure(.refused(.takenName)) }
    do throws(RaceRefusal) { try race.take(racer.events, at: now) } catch {
      return .failure(.refused(error))
    }
    try race.save(by: transaction)
    let seat = race.race.racers.count - 1
    try transaction.insert(player, at: seat, of: id)
    let seated = try transaction.locked(id) ?? race
    return .success(try seen(seated, by: player, transaction))
  }

  /// Changes a race behind its lock, for a player who has a seat, and stores the new events. If the change is
  /// refused, nothing is stored.
  private func change(
    _ id: RaceID, as player: PlayerID,
    _ work: (inout RunningRace, _ seat: Int, any BackendTransaction) throws -> Void
  ) throws(StoreError) -> Result<SeenRace, RaceError> {
    try transaction { transaction in
      guard var race = try transaction.locked(id) else { return .failure(.unknown) }
      guard let seat = race.kept.seat(of: player) else { return .failure(.noSeat) }
      do { try work(&race, seat, transaction) } catch let error as RaceRefusal {
        return .failure(.refused(error))
      } catch is DealingError {
        throw StoreError.unavailable
      }
      try race.save(by: transaction)
      return .success(try seen(race, by: player, transaction))
    }
  }

  private func seen(
    _ race: RunningRace, by player: PlayerID?, since count: Int = 0,
    _ transaction: any BackendTransaction
  ) throws -> SeenRace {
    var play: GameID?
    if let player, let deal = race.kept.deal {
      play = try transaction.play(.deal(deal.id), of: player)?.id
    }
    return SeenRace(race, by: player, play: play, since: count)
  }
}
