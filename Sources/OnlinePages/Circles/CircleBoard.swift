import ByteStrings
import Games
import Library
import Words

/// The board of a day, as the server shows it to one member.
struct CircleBoard {
  /// A game on the board.
  struct Game {
    let kind: GameKind
    /// Whether the server reveals the results.
    let isShown: Bool
    /// The results in their order.
    var lines: [Line] = []
  }

  /// The result of a member.
  struct Line {
    /// The words of the result, beginning with the number of the member. A result of a hidden game has only the number.
    let fields: [PlainText]
    /// The language of the words that were played.
    var words = WordLanguage.english
  }

  private(set) var day = Day(number: 0)
  private(set) var people: [CirclePerson] = []
  private(set) var games: [Game] = []
  /// The text that can be sent to the group.
  private(set) var card: PlainText = ""

  /// An empty board.
  init() {}

  /// Reads the server's answer. Unknown lines of a later server are ignored.
  @inline(never)
  init(_ answer: ServerAnswer) {
    day = answer.day("day")
    people = answer.people
    var isKnown = false
    for line in answer.entries(2) {
      let (name, value) = (line[0], line[1])
      let isShown = name.isSpelled("shown")
      if isShown || name.isSpelled("hidden") {
        let kind = GameKind(spelled: value)
        isKnown = kind != nil
        if let kind { games.append(Game(kind: kind, isShown: isShown)) }
      } else if name.isSpelled("finished") || name.isSpelled("result"), isKnown {
        games[games.count - 1].lines.append(Line(fields: ServerAnswer.words(value, 7)))
      } else if name.isSpelled("words"), isKnown, let line = games.last?.lines.indices.last {
        games[games.count - 1].lines[line].words =
          WordLanguage(tag: Array(value.utf8)[...]) ?? .english
      } else if name.isSpelled("card") {
        if !card.isEmpty { card += "\n" }
        card += value
      }
    }
  }
}

/// The stars of a week.
struct CircleWeek {
  /// The Monday of the week.
  private(set) var first = Day(number: 0)
  private(set) var people: [CirclePerson] = []
  /// The rows, the most stars first: the number of a member, the sum, and seven days such as `9+1`.
  private(set) var rows: [[PlainText]] = []

  /// An empty week.
  init() {}

  /// Reads the server's answer.
  @inline(never)
  init(_ answer: ServerAnswer) {
    first = answer.day("first")
    people = answer.people
    rows = answer.lists("stars", 9)
  }
}

extension ServerAnswer {
  /// The day after a name.
  @inline(never)
  fileprivate func day(_ name: Literal) -> Day {
    self[name].flatMap { Day(Array($0.utf8)[...]) } ?? Day(number: 0)
  }
}
