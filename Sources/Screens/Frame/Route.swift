import ByteStrings
import Games
import Library

/// Where in the app the player is, as the fragment of the address says. The value is one machine word, because every
/// part of the page reads it.
package indirect enum Route: Equatable {
  /// The list of games.
  case home
  /// A kind of game without an open game: the place where it is begun.
  case start(GameKind)
  /// A game.
  case game(GameKind, GameID)
  /// A game, to be reviewed move by move.
  case moves(GameKind, GameID)
  /// The text of a game that somebody sent with its moves.
  case result([UInt8])
  /// The text of a challenge that somebody sent, perhaps with what they made of it.
  case challenge(GameKind, [UInt8], FriendMarks?)
  /// The daily five of a day; nil for today.
  case daily(Day?)
  /// A game of a day's five, as somebody has sent it, perhaps with what they made of it.
  case dailyGame(Day, GameKind, FriendMarks?)
  /// The list, with sample games added to it.
  case samples
  /// The list, with a pairing code that another device shows.
  case pair([UInt8])

  /// Whether the address calls them the same.
  package static func == (one: Route, other: Route) -> Bool {
    one.fragment.hasSameBytes(as: other.fragment)
  }

  /// Whether a player who goes on from there can step back to it.
  var staysBehind: Bool {
    if case .result = self { return true }
    return self == .home
  }

  /// The route that a fragment names; the list if it names none.
  package init(fragment: [UInt8]) {
    let parts = fragment.split(
      separator: UInt8(ascii: "/"), maxSplits: 3, omittingEmptySubsequences: true)
    let marks = parts.count > 3 ? FriendMarks(letters: parts[3]) : nil
    if parts.count == 1, equal(parts[0], "samples") {
      self = .samples
      return
    }
    if parts.count >= 1, equal(parts[0], "daily") {
      let day = parts.count > 1 ? Day(parts[1]) : nil
      self = .daily(day)
      // If the kind of game is not known here, the day still is.
      if let day, parts.count >= 3, let kind = Self.kind(parts[2]) {
        self = .dailyGame(day, kind, marks)
      }
      return
    }
    if parts.count == 2, equal(parts[0], "pair") {
      self = .pair(Array(parts[1]))
      return
    }
    if parts.count == 2, equal(parts[0], "result") {
      self = .result(Array(parts[1]))
      return
    }
    guard parts.count >= 1, let kind = Self.kind(parts[0]) else {
      self = .home
      return
    }
    if parts.count == 1 {
      self = .start(kind)
    } else if parts.count >= 3, equal(parts[1], "challenge") {
      self = .challenge(kind, Array(parts[2]), marks)
    } else if parts.count == 2, let id = GameID(parts[1]) {
      self = .game(kind, id)
    } else if parts.count == 3, equal(parts[2], "moves"), let id = GameID(parts[1]) {
      self = .moves(kind, id)
    } else {
      self = .home
    }
  }

  /// The kind of game that a part of a fragment names.
  private static func kind(_ part: ArraySlice<UInt8>) -> GameKind? {
    GameKind.allCases.first { equal(part, $0.keyword) }
  }

  /// The fragment, without `#`.
  package var fragment: PlainText {
    switch self {
    case .home: "/"
    case .samples: "/samples"
    case .pair(let code): "/pair/\(PlainText(utf8: code))"
    case .start(let kind): "/\(PlainText(kind.keyword))"
    case .daily(let day): day.map { "/daily/\($0.text)" } ?? "/daily"
    case .dailyGame(let day, let kind, let marks):
      "/daily/\(day.text)/\(PlainText(kind.keyword))" + Self.part(marks)
    case .moves(let kind, let id): "/\(PlainText(kind.keyword))/\(id.text)/moves"
    case .result(let text): "/result/\(PlainText(utf8: text))"
    case .challenge(let kind, let text, let marks):
      "/\(PlainText(kind.keyword))/challenge/\(PlainText(utf8: text))" + Self.part(marks)
    case .game(let kind, let id): "/\(PlainText(kind.keyword))/\(id.text)"
    }
  }

  /// The last part of a fragment, with a friend's marks; empty without any.
  private static func part(_ marks: FriendMarks?) -> PlainText {
    marks.map { "/" + PlainText(utf8: $0.letters) } ?? ""
  }
}
