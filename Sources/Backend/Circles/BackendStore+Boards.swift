import Circles
import Games
import Library
import Sync

extension BackendStore {
  /// The plays of a circle's members on the games of these days, as far as they are over and count.
  ///
  /// They are read after the members. A judged play only ever ends. A game that its player deletes meanwhile is
  /// gone for the player, too, so whoever asks is shown no more by that.
  /// - Parameter publicFive: what the public five are; without it no play of them counts.
  public func plays(
    in circle: CircleID, from first: Day, through last: Day, publicFive: PublicFive?
  ) throws(StoreError) -> [CirclePlay] {
    let found = try look { try FoundPlays(in: circle, from: first, through: last, $0) }
    // Games are replayed when nothing waits for the database any more.
    do {
      return try found.counting(publicFive)
    } catch { throw .unavailable }
  }
}

/// All that a database has of the plays of a circle's members on some days.
private struct FoundPlays {
  /// A game of a day.
  private struct Slot: Hashable {
    let day: Day
    let kind: GameKind
  }

  /// What a member calls a game.
  private struct Name: Hashable {
    let member: Int64
    let id: GameID
  }

  private let judged: [FinishedPlay]
  private let offline: [Name: Slot]
  private let games: [MemberGame]
  /// What the server dealt, as far as it is needed.
  private let deals: [Slot: Deal]

  init(
    in circle: CircleID, from first: Day, through last: Day, _ transaction: some BackendTransaction
  ) throws {
    judged = try transaction.judgedPlays(in: circle, from: first, through: last)
    // A database that is damaged may tell the same thing twice.
    offline = Dictionary(
      try transaction.offlinePlays(in: circle, from: first, through: last).map {
        (Name(member: $0.member, id: $0.id), Slot(day: $0.day, kind: $0.kind))
      }, uniquingKeysWith: { first, _ in first })
    games = try transaction.games(in: circle, from: first, through: last)
    var deals: [Slot: Deal] = [:]
    // Of a judged play the result is known, but of an Anagrams not the points that there were.
    let ofAnagrams = judged.filter { $0.kind == .anagrams }.map { Slot(day: $0.day, kind: $0.kind) }
    for slot in Set(offline.values).union(ofAnagrams) {
      deals[slot] = try transaction.deal(of: slot.kind, on: slot.day)
    }
    self.deals = deals
  }

  /// Holds all of it against the puzzles.
  func counting(_ publicFive: PublicFive?) throws -> [CirclePlay] {
    let judged = try judged.map { play in
      let deal = deals[Slot(day: play.day, kind: play.kind)]
      return CirclePlay(
        member: play.member, day: play.day, mark: .judged(play.time),
        result: try DayResult(
          play.kind, isWon: play.isWon, score: play.score, puzzle: deal?.puzzle ?? []))
    }
    let backend = deals.compactMapValues(\.dayPuzzle)
    var five: [Day: [DayPuzzle]] = [:]
    var finished: [FinishedGame] = []
    for game in games {
      // Whatever stands under the name of a play that was taken along is a play of that puzzle, or nothing.
      if let slot = offline[Name(member: game.member, id: game.id)] {
        if let game = backend[slot]?.finished(game, as: .offline) { finished.append(game) }
        continue
      }
      let header = SessionHeader(id: game.id, created: WallTime(0))
      guard let day = header.day else { continue }
      let puzzles = five[day] ?? GameKind.allCases.compactMap { publicFive?.puzzle($0, of: day) }
      five[day] = puzzles
      for puzzle in puzzles {
        if let game = puzzle.finished(game, as: .public) { finished.append(game) }
      }
    }
    return CirclePlay.counting(judged: judged, games: finished)
  }
}

extension Deal {
  /// What games of the day are held against; nil for a puzzle of no day.
  fileprivate var dayPuzzle: DayPuzzle? {
    day.map { DayPuzzle(day: $0, kind: kind, rules: rules, options: options, puzzle: puzzle) }
  }
}
