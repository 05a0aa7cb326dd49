import ByteStrings
import Games
import Library

/// The board of a day, as the server shows it to one member.
struct CircleBoard {
  /// What is told of a game.
  struct Game {
    let kind: GameKind
    /// Whether it is told what it came to.
    let isShown: Bool
    /// The results, the best first: the words of each, beginning with the number of the member. Of a game that
    /// is hidden there is the number alone.
    var lines: [[PlainText]] = []
  }

  private(set) var day = Day(number: 0)
  private(set) var people: [CirclePerson] = []
  private(set) var games: [Game] = []
  /// What can be sent to the group.
  private(set) var card: PlainText = ""

  /// None.
  init() {}

  /// Reads what the server says. What a later server says beside it is passed over.
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
        games[games.count - 1].lines.append(ServerAnswer.words(value, 7))
      } else if name.isSpelled("card") {
        if !card.isEmpty { card += "\n" }
        card += value
      }
    }
  }
}

/// The stars of a week.
struct CircleWeek {
  /// Its Monday.
  private(set) var first = Day(number: 0)
  private(set) var people: [CirclePerson] = []
  /// The most stars first: the number of a member, the sum, and seven days such as `9+1`.
  private(set) var rows: [[PlainText]] = []

  /// None.
  init() {}

  /// Reads what the server says.
  @inline(never)
  init(_ answer: ServerAnswer) {
    first = answer.day("first")
    people = answer.people
    rows = answer.lists("stars", 9)
  }
}

extension ServerAnswer {
  /// The day behind a name.
  @inline(never)
  fileprivate func day(_ name: Literal) -> Day {
    self[name].flatMap { Day(Array($0.utf8)[...]) } ?? Day(number: 0)
  }
}
