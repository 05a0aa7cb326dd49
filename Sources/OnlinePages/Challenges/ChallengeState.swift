import ByteStrings
import Circles
import Games

/// What an online program knows of challenges while somebody looks at them.
struct ChallengeState {
  /// Those in which one takes part; nil where the server was not asked.
  var entries: [ChallengeEntry]?
  var draft = ChallengeDraft()
  /// The 12 signs of the one that is looked at, or is to be.
  var id: PlainText = ""
  var open = OpenChallenge()
  /// The number of whom one compares with.
  var otherNumber: PlainText = ""
  var own: [PlayedMove] = []
  var other: [PlayedMove] = []
  /// The play of the other one, where it is over.
  var otherPlay: FinishedPlay?
  /// Whether both are shown as if they had played at the same time.
  var isOnOneClock = false
}

/// A challenge of the list.
struct ChallengeEntry {
  let id: PlainText
  let kind: GameKind
  let closes: Int64
  let isOver: Bool
  /// How many take part, and how many of them have finished.
  let count: PlainText
  let finished: PlainText
  /// Whether one has finished oneself.
  let isFinished: Bool

  /// The one of a line `ID GAME CLOSES open|over COUNT FINISHED finished|waiting`; nil for a later game.
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

/// A challenge that is looked at.
struct OpenChallenge {
  private(set) var kind: GameKind?
  private(set) var options: PlainText = ""
  private(set) var closes: Int64 = 0
  private(set) var isOver = false
  /// How far one has come: `none`, `waiting`, `begun` or `over`.
  private(set) var part: PlainText = ""
  private(set) var people: [CirclePerson] = []
  /// Whether it is told what it came to.
  private(set) var isShown = false
  /// The numbers of all who have finished.
  private(set) var finished: [PlainText] = []
  /// What it came to, the best first: `NUMBER MILLISECONDS won|lost SCORE`.
  private(set) var results: [[PlainText]] = []
  /// The link as a picture.
  private(set) var picture: (viewBox: PlainText, outline: PlainText)?

  /// None.
  init() {}

  /// What the server says of it.
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

  /// Whether one takes part.
  var isIn: Bool { !part.isSpelled("none") }

  /// The number of one's own entry.
  var own: PlainText {
    for person in people where person.isThis { return person.number }
    return ""
  }

  /// What it came to for somebody.
  func result(of person: CirclePerson) -> [PlainText]? {
    for words in results where words[0].hasSameBytes(as: person.number) { return words }
    return nil
  }

  /// Everybody, who did best first, and who has no result last.
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
        moves.append(PlayedMove(time: time, move: Array(words[1].utf8), answer: []))
      } else if line[0].isSpelled("answer"), let last = moves.popLast() {
        moves.append(
          PlayedMove(time: last.time, move: last.move, answer: Array(line[1].utf8)))
      } else if line[0].isSpelled("stand-in") || line[0].isSpelled("record") {
        // What stands behind is a record, which has lines of its own.
        break
      }
    }
    return moves
  }
}
