import ByteStrings
import Circles
import Games

/// What an online program knows of circles while a player looks at them.
struct CircleState {
  /// The circles that the player is in; nil if the server has not been asked.
  var entries: [CircleEntry]?
  /// A circle that is being made or joined.
  var draft = CircleDraft()
  /// The id of the circle that the player looks at, or is about to look at.
  var id: PlainText = ""
  /// The circle that the player looks at.
  var circle = OpenCircle()
  var board = CircleBoard()
  var week = CircleWeek()
  /// The code of the circle. The server sends it only once.
  var invite: ServerAnswer?
  /// The unfolded games: one bit for each.
  var unfoldedGames: UInt8 = 0
  /// The unfolded member; empty if there is none.
  var unfoldedMember: PlainText = ""
  /// The indications of unlikely play of that member: the words of each.
  var traits: [[PlainText]] = []
}

/// A circle that is being made or joined, step by step. Everything typed is kept through all steps.
struct CircleDraft {
  /// The code of the circle to join, as it was typed.
  var code: PlainText = ""
  /// The title of the new circle; empty if the player joins a circle.
  var title: PlainText = ""
  var name: PlainText = ""
  var avatar = Avatar.fox
  /// Whether the server has made or joined it.
  var isDone = false
}

/// A circle in the list.
struct CircleEntry {
  let id: PlainText
  /// The title of the circle, and the number of its members.
  let title: PlainText

  /// The circle of a line `ID own|other MEMBERS TITLE`.
  init(_ words: [PlainText]) {
    id = words[0]
    title = "\(words[3]) · \(words[2])"
  }
}

/// A circle that the player looks at.
struct OpenCircle {
  private(set) var title: PlainText = ""
  /// Whether the player owns the circle.
  private(set) var isOwn = false
  /// Whether others can join by a code.
  private(set) var hasInvite = false
  private(set) var people: [CirclePerson] = []

  /// No circle.
  init() {}

  /// Reads the server's description of a circle.
  @inline(never)
  init(_ answer: ServerAnswer) {
    title = answer["title"] ?? ""
    isOwn = answer["owner"]?.isSpelled("yes") == true
    hasInvite = answer["invite"]?.isSpelled("open") == true
    people = answer.people
  }

  /// The player's own entry.
  var own: CirclePerson? {
    for person in people where person.isThis { return person }
    return nil
  }
}

/// A person in a circle.
struct CirclePerson {
  /// The number of the person in the circle.
  let number: PlainText
  let isThis: Bool
  /// When they joined, in milliseconds since 1970.
  let since: Int64
  /// The name that they chose.
  let name: PlainText
  /// Their face and their name.
  let title: PlainText

  /// The person of a line `NUMBER this|other SINCE FACE NAME`.
  init(_ words: [PlainText]) {
    number = words[0]
    isThis = words[1].isSpelled("this")
    since = (try? decimal(Array(words[2].utf8)[...])) ?? 0
    name = words[4]
    // A later server may send an unknown face.
    let avatar = Avatar(Array(words[3].utf8)[...])
    title = avatar.map { "\(PlainText($0.emoji)) \(words[4])" } ?? words[4]
  }
}

extension ServerAnswer {
  /// All people that the answer lists.
  @inline(never)
  var people: [CirclePerson] {
    var people: [CirclePerson] = []
    for words in lists("member", 5) { people.append(CirclePerson(words)) }
    return people
  }
}

extension [CirclePerson] {
  /// The person with this number.
  @inline(never)
  func first(_ number: PlainText) -> CirclePerson? {
    for person in self where person.number.hasSameBytes(as: number) { return person }
    return nil
  }
}

extension GameKind {
  /// The game with this name.
  @inline(never)
  init?(spelled word: PlainText) {
    for kind in Self.allCases where word.isSpelled(kind.keyword) {
      self = kind
      return
    }
    return nil
  }
}
