import ByteStrings
import Games
import Library

/// A day of a circle as a few lines for all of its members, to be sent wherever they talk.
///
/// Nobody knows who reads it, or has played. So it tells the stars of a game only when everybody has finished
/// that one, or the day is over; and it says the same, whoever of the circle asks.
public enum CircleCard {
  /// The lines: one with the circle and the day, then one for each member.
  ///
  ///     Oak Street · 2026-11-21
  ///     🦊 Ann 🟩3 🟧 🟥2 🟪1 🟦3
  ///     🐻 Bo 🟩1 ⬜ 🟥0 🟪2 🟦3
  ///
  /// A square in the colour of a game stands for one that is finished, and the number behind it for its
  /// stars. Behind a member who has finished all five, where all are told, is the sum.
  /// - Parameter plays: those of all members on that day; others are passed over.
  public static func lines(
    _ title: PlainText, of day: Day, _ members: [CircleMember], _ plays: [CirclePlay],
    at now: WallTime
  ) -> [PlainText] {
    let present = members.filter { $0.isOn(day) }
    let finished = plays.filter { play in
      play.day == day && present.contains { $0.number == play.member }
    }
    var lines = [title + " · " + day.text]
    for member in present {
      var line = PlainText(member.avatar.sign) + " " + member.name
      var (sum, told) = (0, 0)
      for kind in GameKind.allCases {
        let all = finished.filter { $0.kind == kind }
        guard let own = all.first(where: { $0.member == member.number }) else {
          line += " ⬜"
          continue
        }
        line += " " + PlainText(kind.square)
        guard day.isOver(at: now) || all.count == present.count else { continue }
        line += "\(own.result.stars)"
        sum += own.result.stars
        told += 1
      }
      if told == GameKind.allCases.count { line += " = \(sum)" }
      lines.append(line)
    }
    return lines
  }
}

extension GameKind {
  /// The square that stands for the game wherever a result is sent.
  fileprivate var square: Literal {
    switch self {
    case .codeword: Codeword.sign
    case .anagrams: Anagrams.sign
    case .hangman: Hangman.sign
    case .memorize: Memorize.sign
    case .times: Times.sign
    }
  }
}
