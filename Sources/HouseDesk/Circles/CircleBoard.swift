import ByteStrings
import Games
import Library

/// The board of a day, as the house shows it to one member.
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

  /// No board.
  init() {}

  /// Reads what the house says. What a later house says beside it is passed over.
  init(_ answer: HouseAnswer) {
    day = answer["day"].flatMap { Day(Array($0.utf8)[...]) } ?? day
    people = answer.people
    var isKnown = false
    for line in answer.entries(2) {
      let (name, value) = (line[0], line[1])
      if name.isSpelled("hidden") || name.isSpelled("shown") {
        let kind = GameKind.allCases.first { value.isSpelled($0.keyword) }
        isKnown = kind != nil
        if let kind { games.append(Game(kind: kind, isShown: name.isSpelled("shown"))) }
      } else if name.isSpelled("finished") || name.isSpelled("result"), isKnown {
        games[games.count - 1].lines.append(HouseAnswer.words(value, 7))
      } else if name.isSpelled("card") {
        card += card.isEmpty ? value : "\n\(value)"
      }
    }
  }

  /// Somebody by their number.
  func person(_ number: PlainText) -> CirclePerson? {
    people.first { $0.number.hasSameBytes(as: number) }
  }
}

/// The stars of a week.
struct CircleWeek {
  /// Its Monday.
  private(set) var first = Day(number: 0)
  private(set) var people: [CirclePerson] = []
  /// The most stars first: the number of a member, the sum, and seven days such as `9+1`.
  private(set) var rows: [[PlainText]] = []

  /// No week.
  init() {}

  /// Reads what the house says.
  init(_ answer: HouseAnswer) {
    first = answer["first"].flatMap { Day(Array($0.utf8)[...]) } ?? first
    people = answer.people
    rows = answer.lists("stars", 9)
  }
}
