import ByteStrings
import Games
import Library

/// A day of a circle as a few lines of text that its members can post anywhere.
///
/// The service cannot know who reads a card, or whether they have played. So the card shows the stars of a game only
/// when everybody has finished that game or the day is over, and it is the same for every member who requests it.
public enum CircleCard {
  /// The lines: first the circle and the day, then one line for each member.
  ///
  ///     Oak Street · 2026-11-21
  ///     🦊 Ann 🟩3 🟧 🟥2 🟪1 🟦3
  ///     🐻 Bo 🟩1 ⬜ 🟥0 🟪2 🟦3
  ///
  /// A square in the colour of a game means that the member has finished it; the number after it is its stars. The line
  /// of a member ends with the sum if the stars of all five games are shown.
  /// - Parameter plays: the plays of all members on that day; plays of other days or of other people are skipped.
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
      var line = PlainText(member.avatar.emoji) + " " + member.name
      var (sum, count) = (0, 0)
      for kind in GameKind.allCases {
        let all = finished.filter { $0.kind == kind }
        guard let own = all.first(where: { $0.member == member.number }) else {
          line += " ⬜"
          continue
        }
        line += " " + PlainText(kind.symbol)
        guard day.isOver(at: now) || all.count == present.count else { continue }
        line += "\(own.result.stars)"
        sum += own.result.stars
        count += 1
      }
      if count == GameKind.allCases.count { line += " = \(sum)" }
      lines.append(line)
    }
    return lines
  }
}
