import Backend
import Circles
import Games
import Hummingbird
import Library

/// The boards of a circle's days and weeks.
extension BackendResponder {
  /// `GET /v1/circles/ID/days/DAY`: the board of a day, and its card.
  func dayBoard(_ call: BackendCall) async throws -> Response {
    let (circle, day, now) = (try await seenCircle(call), try call.day, server.now())
    guard day.hasBegun(at: now),
      circle.members.contains(where: { $0.number == circle.own && $0.isOn(day) })
    else { throw Refusal.notFound }
    let five = server.configuration.publicFive
    let plays = try await server.work {
      try $0.plays(in: circle.id, from: day, through: day, publicFive: five)
    }
    let board = DayBoard(of: day, circle.members, plays, for: circle.own, at: now)
    var lines = TextLines("pastime-day")
    lines.add("day", day.text)
    lines.add("over", board.isOver ? "yes" : "no")
    for member in circle.members where board.members.contains(member.number) {
      lines.add("member", member.line(own: circle.own))
    }
    for (kind, game) in zip(GameKind.allCases, board.games) {
      switch game {
      case .hidden(let finished):
        lines.add("hidden", "\(kind.keyword)")
        for member in finished { lines.add("finished", "\(member)") }
      case .shown(let results):
        lines.add("shown", "\(kind.keyword)")
        for result in results {
          lines.add("result", result.text)
          if result.words != .english { lines.add("words", "\(result.words.tag)") }
        }
      }
    }
    for line in CircleCard.lines(circle.title, of: day, circle.members, plays, at: now) {
      lines.add("card", line)
    }
    return lines.response()
  }

  /// `GET /v1/circles/ID/weeks/DAY`: the stars of the week that contains a day.
  func starWeek(_ call: BackendCall) async throws -> Response {
    let (circle, day, now) = (try await seenCircle(call), try call.day, server.now())
    let first = day.weekStart
    guard first.hasBegun(at: now) else { throw Refusal.notFound }
    let five = server.configuration.publicFive
    let plays = try await server.work {
      try $0.plays(
        in: circle.id, from: first, through: first.advanced(by: 6), publicFive: five)
    }
    let week = StarWeek(of: day, circle.members, plays, for: circle.own, at: now)
    var lines = TextLines("pastime-week")
    lines.add("first", week.first.text)
    for member in circle.members { lines.add("member", member.line(own: circle.own)) }
    for row in week.rows {
      let days = row.days.map { "\($0.stars)+\($0.hidden)" }.joined(separator: " ")
      lines.add("stars", "\(row.member) \(row.stars) \(days)")
    }
    return lines.response()
  }
}

extension BackendCall {
  /// The day in the path.
  fileprivate var day: Day {
    get throws(Refusal) {
      guard let day = Day(Array(lastName.utf8)[...]) else { throw .notFound }
      return day
    }
  }
}

extension DayBoard.Line {
  /// The text of the line in a message: the member, how the game was played, the seconds, the stars and the result.
  fileprivate var text: String {
    var text = TextWriter()
    result.write(to: &text)
    let known =
      switch mark {
      case .judged(let seconds): "judged \(seconds)"
      case .offline: "along -"
      case .public: "public -"
      }
    return "\(member) \(known) \(result.stars) " + String(utf8: text.bytes)
  }
}
