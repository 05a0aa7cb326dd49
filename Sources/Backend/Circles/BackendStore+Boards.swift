import Circles
import Games
import Library
import Sync
import Words

extension BackendStore {
  /// The plays of a circle's members on the games of these days, if they are over and count.
  ///
  /// They are read after the members. A judged play can only end. If a player deletes a game meanwhile, it is gone
  /// for that player too, so this shows no other player more than before.
  /// - Parameter publicFive: the public five; without it, no play of them counts.
  public func plays(
    in circle: CircleID, from first: Day, through last: Day, publicFive: PublicFive?
  ) throws(StoreError) -> [CirclePlay] {
    let found = try look { try FoundPlays(in: circle, from: first, through: last, $0) }
    // Games are replayed after the transaction, so that nothing waits for the database.
    do {
      return try found.counting(publicFive)
    } catch { throw .unavailable }
  }
}

/// Everything that a database has of the plays of a circle's members on some days.
private struct FoundPlays {
  /// A game of a day, in one language.
  private struct Slot: Hashable {
    let day: Day
    let kind: GameKind
    let words: WordLanguage
  }

  /// The identifier of a game of a member.
  private struct Name: Hashable {
    let member: Int64
    let id: GameID
  }

  private let judged: [FinishedPlay]
  private let offline: [Name: Slot]
  private let games: [MemberGame]
  /// The deals of the server, where they are needed.
  private let deals: [Slot: Deal]

  init(
    in circle: CircleID, from first: Day, through last: Day, _ transaction: some BackendTransaction
  ) throws {
    judged = try transaction.judgedPlays(in: circle, from: first, through: last)
    // A damaged database may return the same play twice.
    offline = Dictionary(
      try transaction.offlinePlays(in: circle, from: first, through: last).map {
        (Name(member: $0.member, id: $0.id), Slot(day: $0.day, kind: $0.kind, words: $0.words))
      }, uniquingKeysWith: { first, _ in first })
    games = try transaction.games(in: circle, from: first, through: last)
    var deals: [Slot: Deal] = [:]
    // A judged play stores its result, but not the number of points that its puzzle allows.
    let varying = judged.filter { $0.kind.hasVaryingTotal }.map {
      Slot(day: $0.day, kind: $0.kind, words: $0.words)
    }
    for slot in Set(offline.values).union(varying) where deals[slot] == nil {
      for deal in try transaction.deals(of: slot.kind, on: slot.day) {
        deals[Slot(day: slot.day, kind: slot.kind, words: deal.words)] = deal
      }
    }
    self.deals = deals
  }

  /// Checks the plays against the puzzles.
  func counting(_ publicFive: PublicFive?) throws -> [CirclePlay] {
    let judged = try judged.map { play in
      let deal = deals[Slot(day: play.day, kind: play.kind, words: play.words)]
      return CirclePlay(
        member: play.member, day: play.day, words: play.words, mark: .judged(play.time),
        result: try DayResult(
          play.kind, isWon: play.isWon, score: play.score, puzzle: deal?.puzzle ?? []))
    }
    let backend = deals.compactMapValues(\.dayPuzzle)
    var five: [Day: [DayPuzzle]] = [:]
    var finished: [FinishedGame] = []
    for game in games {
      // A game with the identifier of an offline play is a play of that puzzle, or does not count.
      if let slot = offline[Name(member: game.member, id: game.id)] {
        if let game = backend[slot]?.finished(game, as: .offline) { finished.append(game) }
        continue
      }
      let header = SessionHeader(id: game.id, created: WallTime(0))
      guard let day = header.day else { continue }
      let puzzles = five[day] ?? publicFive?.puzzles(of: day) ?? []
      five[day] = puzzles
      for puzzle in puzzles {
        if let game = puzzle.finished(game, as: .public) { finished.append(game) }
      }
    }
    return CirclePlay.counting(judged: judged, games: finished)
  }
}

extension Deal {
  /// The puzzle against which games of the day are checked; nil for a puzzle that belongs to no day.
  fileprivate var dayPuzzle: DayPuzzle? {
    day.map { DayPuzzle(day: $0, kind: kind, rules: rules, options: options, puzzle: puzzle) }
  }
}
