import Games
import Library
import Words

@testable import Circles

/// The day of most tests: 21 November 2026.
let today = Day(number: 20_778)

/// A moment on it, everywhere within the hours in which its games can be played.
let noon = WallTime(Int64(today.number) * 86_400_000 + 43_200_000)

extension CircleMember {
  /// A member who joined before the day began.
  init(_ number: Int64, _ name: String = "Ann", since: WallTime = noon - Milliseconds(1 << 40)) {
    self.init(number: number, name: name, avatar: .fox, since: since)
  }
}

extension CirclePlay {
  /// A play that was judged, unless the test says otherwise.
  init(
    _ member: Int64, _ kind: GameKind, _ score: Int64, won isWon: Bool = true, total: Int64 = 0,
    as mark: PlayMark? = nil, milliseconds: Int64 = 60_000, on day: Day = today,
    in words: WordLanguage = .english
  ) {
    self.init(
      member: member, day: day, words: words, mark: mark ?? .judged(PlayTime(milliseconds)),
      result: DayResult(kind, isWon: isWon, score: score, total: total))
  }
}

extension DayBoard.Game {
  /// The members whose results are shown, in their order; nil if none are.
  var order: [Int64]? {
    if case .shown(let lines) = self { lines.map(\.member) } else { nil }
  }
}

extension DayBoard {
  /// What the board shows of a game.
  subscript(kind: GameKind) -> Game { games[Int(kind.rawValue)] }
}
