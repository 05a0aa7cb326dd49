import ByteStrings
import Circles
import Games

/// What a desk knows of circles while somebody looks at them.
struct CircleVisit {
  /// Those in which one is; nil where the house was not asked.
  var entries: [CircleEntry]?
  /// One that is being made or joined.
  var draft = CircleDraft()
  /// The one that is looked at.
  var circle: OpenCircle?
  /// Whether an answer leads on from here. Whoever does something else meanwhile does not wait for it any more.
  var isAwaited = false
}

/// A circle that is being made or joined, step by step. What was typed stays through all of them.
struct CircleDraft {
  /// The code by which it is joined, as it was typed.
  var code: PlainText = ""
  /// What it is to be called; empty where it is joined.
  var title: PlainText = ""
  var name: PlainText = ""
  /// The number of the face, in the order in which they are shown.
  var face = 0
  /// The circle, once the house has done it.
  var circle: PlainText?
}

/// A circle of the list.
struct CircleEntry {
  let id: PlainText
  /// How many are in it.
  let count: PlainText
  let title: PlainText

  /// The circle of a line `ID own|other MEMBERS TITLE`.
  init(_ words: [PlainText]) {
    id = words[0]
    count = words[2]
    title = words[3]
  }
}

/// A circle that is looked at.
struct OpenCircle {
  let id: PlainText
  let title: PlainText
  /// Whether it is one's own.
  let isOwn: Bool
  /// Whether others can join by a code.
  let hasInvite: Bool
  let people: [CirclePerson]

  var board = CircleBoard()
  var week = CircleWeek()
  /// The code, as the house said it: it says so once.
  var invite: HouseAnswer?
  /// The games of which more is shown, and the member.
  var unfolded: [PlainText] = []
  /// The signs of unlikely play of that member: the words of each.
  var signs: [[PlainText]] = []

  /// What the house says of a circle.
  init(_ id: PlainText, _ answer: HouseAnswer) {
    self.id = id
    title = answer["title"] ?? ""
    isOwn = answer["owner"]?.isSpelled("yes") == true
    hasInvite = answer["invite"]?.isSpelled("open") == true
    people = answer.people
  }

  /// Whether more of something is shown.
  func isUnfolded(_ name: PlainText) -> Bool { unfolded.contains { $0.hasSameBytes(as: name) } }

  /// The own entry.
  var own: CirclePerson? { people.first { $0.isThis } }
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
    // A later house may have another face.
    let face = CircleFace(Array(words[3].utf8)[...])
    title = face.map { "\(PlainText($0.sign)) \(words[4])" } ?? words[4]
  }
}

extension HouseAnswer {
  /// Everybody whom it lists.
  var people: [CirclePerson] { lists("member", 5).map { CirclePerson($0) } }
}
