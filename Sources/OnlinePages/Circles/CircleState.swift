import ByteStrings
import Circles
import Games

/// What an online program knows of circles while somebody looks at them.
struct CircleState {
  /// Those in which one is; nil where the server was not asked.
  var entries: [CircleEntry]?
  /// One that is being made or joined.
  var draft = CircleDraft()
  /// What names the circle that is looked at, or is to be.
  var id: PlainText = ""
  /// The circle that is looked at.
  var circle = OpenCircle()
  var board = CircleBoard()
  var week = CircleWeek()
  /// Its code, as the server said it: it says so once.
  var invite: ServerAnswer?
  /// The games of which more is shown: a bit for each.
  var unfoldedGames: UInt8 = 0
  /// The member of whom more is shown; empty where there is none.
  var unfoldedMember: PlainText = ""
  /// The signs of unlikely play of that member: the words of each.
  var signs: [[PlainText]] = []
}

/// A circle that is being made or joined, step by step. What was typed stays through all of them.
struct CircleDraft {
  /// The code by which it is joined, as it was typed.
  var code: PlainText = ""
  /// What it is to be called; empty where it is joined.
  var title: PlainText = ""
  var name: PlainText = ""
  var avatar = Avatar.fox
  /// Whether the server has done it.
  var isDone = false
}

/// A circle of the list.
struct CircleEntry {
  let id: PlainText
  /// What it is called, and how many are in it.
  let title: PlainText

  /// The circle of a line `ID own|other MEMBERS TITLE`.
  init(_ words: [PlainText]) {
    id = words[0]
    title = "\(words[3]) · \(words[2])"
  }
}

/// A circle that is looked at.
struct OpenCircle {
  private(set) var title: PlainText = ""
  /// Whether it is one's own.
  private(set) var isOwn = false
  /// Whether others can join by a code.
  private(set) var hasInvite = false
  private(set) var people: [CirclePerson] = []

  /// None.
  init() {}

  /// What the server says of a circle.
  @inline(never)
  init(_ answer: ServerAnswer) {
    title = answer["title"] ?? ""
    isOwn = answer["owner"]?.isSpelled("yes") == true
    hasInvite = answer["invite"]?.isSpelled("open") == true
    people = answer.people
  }

  /// The own entry.
  var own: CirclePerson? {
    for person in people where person.isThis { return person }
    return nil
  }
}

/// Somebody in a circle.
struct CirclePerson {
  /// What names them in the circle.
  let number: PlainText
  let isThis: Bool
  /// When they joined, in milliseconds of the calendar.
  let since: Int64
  /// What they call themselves.
  let name: PlainText
  /// Their face and their name.
  let title: PlainText

  /// Somebody of a line `NUMBER this|other SINCE FACE NAME`.
  init(_ words: [PlainText]) {
    number = words[0]
    isThis = words[1].isSpelled("this")
    since = (try? decimal(Array(words[2].utf8)[...])) ?? 0
    name = words[4]
    // A later server may have another face.
    let avatar = Avatar(Array(words[3].utf8)[...])
    title = avatar.map { "\(PlainText($0.sign)) \(words[4])" } ?? words[4]
  }
}

extension ServerAnswer {
  /// Everybody whom it lists.
  @inline(never)
  var people: [CirclePerson] {
    var people: [CirclePerson] = []
    for words in lists("member", 5) { people.append(CirclePerson(words)) }
    return people
  }
}

extension [CirclePerson] {
  /// Somebody by their number.
  @inline(never)
  func first(_ number: PlainText) -> CirclePerson? {
    for person in self where person.number.hasSameBytes(as: number) { return person }
    return nil
  }
}

extension GameKind {
  /// The game that a word names.
  @inline(never)
  init?(spelled word: PlainText) {
    for kind in Self.allCases where word.isSpelled(kind.keyword) {
      self = kind
      return
    }
    return nil
  }
}
