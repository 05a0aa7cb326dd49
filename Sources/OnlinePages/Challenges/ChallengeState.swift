import ByteStrings
import Circles
import Games

/// What an online program knows of challenges while a player looks at them.
struct ChallengeState {
  /// The challenges that the player takes part in; nil if the server has not been asked.
  var entries: [ChallengeEntry]?
  /// Whether the player joins a challenge, and does not make one.
  var isJoining = false
  /// The 12 characters of the challenge that the player looks at, or is about to look at.
  var id: PlainText = ""
  var open = OpenChallenge()
  /// The number of the person whose play is compared.
  var otherNumber: PlainText = ""
  var own: [PlayedMove] = []
  var other: [PlayedMove] = []
  /// The other person's play, if it is over.
  var otherPlay: FinishedPlay?
  /// Whether both plays are shown as if they had been at the same time.
  var isOnOneClock = false
}

/// A challenge in the list.
struct ChallengeEntry {
  let id: PlainText
  let kind: GameKind
  let closes: Int64
  let isOver: Bool
  /// How many people take part, and how many of them have finished.
  let count: PlainText
  let finished: PlainText
  /// Whether the player has finished.
  let isFinished: Bool

  /// The challenge of a line `ID GAME CLOSES open|over COUNT FINISHED finished|waiting`; nil if the game is newer
  /// than this version.
  init?(_ words: [PlainText]) {
    guard let kind = GameKind(spelled: words[1]) else { return nil }
    id = words[0]
    self.kind = kind
    closes = (try? decimal(Array(words[2].utf8)[...])) ?? 0
    isOver = words[3].isSpelled("over")
    count = words[4]
    finished = words[5]
    isFinished = words[6].isSpelled("finished")
  }
}

/// A challenge that the player looks at.
struct OpenChallenge {
  private(set) var kind: GameKind?
  private(set) var options: PlainText = ""
  private(set) var closes: Int64 = 0
  private(set) var isOver = false
  /// The player's progress: `none`, `waiting`, `begun` or `over`.
  private(set) var part: PlainText = ""
  private(set) var people: [CirclePerson] = []
  /// Whether the server reveals the results.
  private(set) var isShown = false
  /// The numbers of all people who have finished.
  private(set) var finished: [PlainText] = []
  /// The results, the best first: `NUMBER MILLISECONDS won|lost SCORE`.
  private(set) var results: [[PlainText]] = []
  /// The link as a picture.
  private(set) var picture: (viewBox: PlainText, outline: PlainText)?

  /// No challenge.
  init() {}

  /// Reads the server's description of a challenge.
  @inline(never)
  init(_ answer: ServerAnswer) {
    kind = answer["game"].flatMap { GameKind(spelled: $0) }
    options = answer["options"] ?? ""
    closes = answer["closes"].flatMap { try? decimal(Array($0.utf8)[...]) } ?? 0
    isOver = answer["over"]?.isSpelled("yes") == true
    part = answer["part"] ?? ""
    people = answer.people
    isShown = answer["results"]?.isSpelled("shown") == true
    for words in answer.lists("finished", 1) { finished.append(words[0]) }
    results = answer.lists("result", 4)
    picture = answer["view"].map { ($0, answer["outline"] ?? "") }
  }

  /// Whether the player takes part.
  var isIn: Bool { !part.isSpelled("none") }

  /// The number of the player's own entry.
  var own: PlainText {
    for person in people where person.isThis { return person.number }
    return ""
  }

  /// The result of a person.
  func result(of person: CirclePerson) -> [PlainText]? {
    for words in results where words[0].hasSameBytes(as: person.number) { return words }
    return nil
  }

  /// All people, the best first, those without a result last.
  var ranked: [CirclePerson] {
    var ranked: [CirclePerson] = []
    for words in results { if let person = people.first(words[0]) { ranked.append(person) } }
    for person in people where result(of: person) == nil { ranked.append(person) }
    return ranked
  }
}

extension ServerAnswer {
  /// The moves of a play.
  @inline(never)
  var moves: [PlayedMove] {
    var moves: [PlayedMove] = []
    for line in entries(2) {
      if line[0].isSpelled("move") {
        let words = Self.words(line[1], 2)
        guard words.count == 2 else { continue }
        let time = (try? decimal(Array(words[0].utf8)[...])) ?? 0
        moves.append(PlayedMove(time: time, move: Self.readable(words[1]), answer: []))
      } else if line[0].isSpelled("answer"), let last = moves.popLast() {
        moves.append(
          PlayedMove(time: last.time, move: last.move, answer: Self.readable(line[1])))
      } else if line[0].isSpelled("stand-in") || line[0].isSpelled("record") {
        // A record with its own lines follows.
        break
      }
    }
    return moves
  }

  /// A move or an answer as it is read: a record spells everything in ASCII, such as *ü* as `%c3%bc`.
  private static func readable(_ text: PlainText) -> [UInt8] {
    let words = Array(text.utf8).split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard let last = words.last, let read = try? unescaped(last) else { return Array(text.utf8) }
    return words.count == 1 ? read : words[0] + [UInt8(ascii: " ")] + read
  }
}
