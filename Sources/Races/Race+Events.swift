import Circles
import Games
import Library

extension Race {
  /// Applies an event if the race allows it. A refused event changes nothing.
  ///
  /// The caller stores the event if this returns true, and sends it to the listeners after that. So an event that is
  /// sent twice, or by ten racers at the same time, happens once.
  /// - Parameter now: the time of the server; no other clock counts.
  /// - Returns: whether the event is new. A repetition is not.
  /// - Throws: why the race does not allow it.
  public mutating func take(_ events: RaceEvent, at now: WallTime) throws(RaceRefusal) -> Bool {
    let now = max(now, latest)
    switch events {
    case .join(let name, let avatar):
      try join(Racer(name: name, avatar: avatar), at: now)
    case .leave(let seat):
      guard try !racer(seat).hasLeft else { return false }
      guard racers[seat].result == nil else { throw .finished }
      racers[seat].hasLeft = true
    case .start(let seat):
      guard try begin(seat, at: now) else { return false }
    case .advance(let seat, let progress):
      guard try running(seat, at: now) else { return false }
      guard progress.moves > racers[seat].progress?.moves ?? 0 else { return false }
      racers[seat].progress = progress
    case .finish(let seat, let result):
      guard try running(seat, at: now) else { return false }
      racers[seat].result = result
    case .rematch(let seat, let id):
      _ = try racer(seat)
      guard next == nil else { return false }
      guard racers[seat].result != nil || stage(at: now) == .over else { throw .notFinished }
      next = id
    }
    latest = now
    eventCount += 1
    return true
  }

  private func racer(_ seat: Int) throws(RaceRefusal) -> Racer {
    guard racers.indices.contains(seat) else { throw .unknownSeat }
    return racers[seat]
  }

  private mutating func join(_ racer: Racer, at now: WallTime) throws(RaceRefusal) {
    guard start == nil else { throw .underWay }
    guard racers.count < Self.mostRacers else { throw .full }
    guard 1...Self.longestName ~= racer.name.utf8.count else { throw .unfitName }
    guard !racers.contains(where: { !$0.hasLeft && $0.name == racer.name }) else {
      throw .takenName
    }
    racers.append(racer)
    if presentCount == Self.fewestRacers { pairTime = now }
  }

  private mutating func begin(_ seat: Int, at now: WallTime) throws(RaceRefusal) -> Bool {
    guard try !racer(seat).hasLeft else { throw .left }
    guard start == nil else { return false }
    guard presentCount >= Self.fewestRacers, let pairTime else { throw .tooFew }
    guard seat == host || now >= pairTime + Self.patience else { throw .notHost }
    start = now + Self.countdown
    return true
  }

  /// Whether a racer's moves count.
  private func running(_ seat: Int, at now: WallTime) throws(RaceRefusal) -> Bool {
    let racer = try racer(seat)
    switch stage(at: now) {
    case .gathering, .countdown: throw .tooEarly
    case .running, .over: break
    }
    if racer.hasLeft { throw .left }
    if racer.result != nil { return false }
    if stage(at: now) == .over { throw .tooLate }
    return true
  }
}

/// Why a race refuses an event.
public enum RaceRefusal: Error, Equatable, Sendable {
  /// The race has begun: a player who comes late joins the next one.
  case underWay
  /// Ten have joined.
  case full
  /// A name is empty or too long.
  case unfitName
  /// Another racer has this name.
  case takenName
  /// Nobody has this seat.
  case unknownSeat
  /// A racer who left cannot come back.
  case left
  /// Only the host may do this, for now.
  case notHost
  /// A single player cannot race.
  case tooFew
  /// The race has not begun.
  case tooEarly
  /// The race is over.
  case tooLate
  /// A racer who has finished does not leave.
  case finished
  /// A racer who has not finished plays on.
  case notFinished
  /// The event had already happened.
  case nothingNew
}
