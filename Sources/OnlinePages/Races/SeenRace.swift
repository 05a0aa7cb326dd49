import ByteStrings
import Games

/// A race as the server describes it to a person who takes part or looks at it. Events may arrive twice or late. Each
/// event has a number, and known events are ignored.
struct SeenRace {
  let id: PlainText
  let kind: GameKind
  /// The options, as a record spells them.
  let options: PlainText
  /// The player's own seat; nil for a player who only looks.
  private(set) var seat: Int?
  private(set) var stage = Stage.gathering
  /// The id of the player's own play; empty before it is opened.
  private(set) var play: PlainText = ""
  /// The race after this race, and the seat of the player who asked for it; empty and nil until a player asks for it.
  private(set) var next: PlainText = ""
  private(set) var asker: Int?
  private(set) var people: [RacePerson] = []
  /// Until when the two present players have to wait for their host, by the server's clock.
  private(set) var patienceEnd: Int64?
  /// The server's time in its last answer.
  private(set) var now: Int64 = 0
  /// The number of known events.
  private(set) var count = 0

  /// The stage of a race.
  enum Stage: Equatable {
    case gathering
    /// The race begins in this many milliseconds.
    case countdown(Int32)
    case running
    case over
  }

  /// What an event means to the player.
  enum Notice {
    case joined(Int)
    case begins
    case advanced(Int)
    case finished(Int)
    case left(Int)
    case wantsRematch(Int)
  }

  /// A race without any events yet; nil if the answer has no race, or a game that is newer than this version.
  init?(_ answer: ServerAnswer) {
    guard let id = answer["race"], let kind = answer["game"].flatMap({ GameKind(spelled: $0) })
    else { return nil }
    self.id = id
    self.kind = kind
    options = answer["options"] ?? ""
  }

  /// Takes the server's answer.
  /// - Returns: what is new.
  mutating func take(_ answer: ServerAnswer) -> [Notice] {
    var notices: [Notice] = []
    for line in answer.entries(2) where line[0].isSpelled("news") {
      if let notice = take(event: ServerAnswer.words(line[1], 7)) { notices.append(notice) }
    }
    seat = answer["seat"].flatMap { $0.isSpelled("none") ? nil : Int(clamping: $0.number) }
    now = answer["now"]?.number ?? now
    play = answer["play"] ?? play
    next = answer["next"] ?? next
    let stage = ServerAnswer.words(answer["stage"] ?? "", 2)
    if stage.count > 1, stage[0].isSpelled("countdown") {
      self.stage = .countdown(Int32(clamping: stage[1].number - now))
    } else if let word = stage.first {
      self.stage =
        word.isSpelled("running") ? .running : word.isSpelled("over") ? .over : .gathering
    }
    return notices
  }

  /// Takes an event: `NUMBER TIME WORD …`.
  /// - Returns: what it means; nil if the event is known already, or belongs to a later version.
  mutating func take(event words: [PlainText]) -> Notice? {
    guard words.count > 3, words[0].number == Int64(count + 1) else { return nil }
    count += 1
    let word = words[2]
    if word.isSpelled("join"), words.count > 4 {
      people.append(RacePerson(avatar: words[3], name: words[4]))
      noteTwo(at: words[1].number)
      return .joined(people.count - 1)
    }
    let seat = Int(clamping: words[3].number)
    guard people.indices.contains(seat) else { return nil }
    if word.isSpelled("advance") {
      people[seat].advance(words[4...])
      return .advanced(seat)
    }
    if word.isSpelled("start") {
      stage = .countdown(4_000)
      return .begins
    }
    if word.isSpelled("rematch"), words.count > 4 {
      next = words[4]
      asker = seat
      return .wantsRematch(seat)
    }
    if word.isSpelled("finish") {
      people[seat].finish(words[4...])
    } else if word.isSpelled("leave") {
      people[seat].hasLeft = true
      noteTwo(at: words[1].number)
    }
    if stage == .running, !people.contains(where: { $0.isRacing }) { stage = .over }
    return people[seat].hasLeft ? .left(seat) : .finished(seat)
  }

  /// The countdown has ended.
  mutating func run() { if stage != .over { stage = .running } }

  /// Takes the id of the player's own play, which was opened.
  mutating func open(_ play: PlainText) { self.play = play }

  // MARK: People

  /// The player's own entry.
  var own: RacePerson? { seat.flatMap { people.indices.contains($0) ? people[$0] : nil } }

  /// The player who may start the race: the first who is still there.
  var host: Int? { people.firstIndex { !$0.hasLeft } }

  var presentCount: Int { people.count { !$0.hasLeft } }

  /// The seats, the best first.
  var standings: [Int] {
    var seats: [Int] = []
    for seat in people.indices {
      var place = seats.count
      while place > 0, people[seat].precedes(people[seats[place - 1]], in: kind) { place -= 1 }
      seats.insert(seat, at: place)
    }
    return seats
  }

  private mutating func noteTwo(at time: Int64) {
    if presentCount < 2 {
      patienceEnd = nil
    } else if patienceEnd == nil {
      patienceEnd = time + 60_000
    }
  }
}
