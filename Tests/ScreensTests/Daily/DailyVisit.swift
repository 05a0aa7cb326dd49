import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

/// 21 November 2026, a Saturday: the day of all these tests.
let testDay = Day(number: 20_778)

extension Visit {
  /// Opens the app on that day, at an hour of it in UTC.
  static func daily(_ fragment: String = "/daily", rows: [Row] = [], hour: Int64 = 12) -> Visit {
    Visit(fragment, rows: rows) { host in
      host.localDay = testDay
      host.today = WallTime(Int64(testDay.number) * 86_400_000 + hour * 3_600_000)
      // No test may depend on chance.
      host.bits = (0..<200).map { 0x9e37_79b9_7f4a_7c15 &* ($0 + 1) }
    }
  }

  /// The day whose five are on screen.
  var dayOnScreen: Day {
    get throws {
      guard case .daily(let day?) = frame.route else { throw NoGameOpen() }
      return day
    }
  }

  /// Plays a game of the five on screen.
  func playDaily(_ kind: GameKind) throws {
    let day = try dayOnScreen
    act { $0.frame.playDaily(kind, of: day) }
  }

  /// Leaves the game on screen for the five that it belongs to.
  func returnToFive() throws {
    guard case .game(_, let id) = frame.route else { throw NoGameOpen() }
    act { $0.frame.leave(id) }
  }

  /// The game on screen, of any kind.
  var playedSession: AnySession {
    get throws {
      guard case .game(_, let id) = frame.route else { throw NoGameOpen() }
      return try #require(model.library.session(id))
    }
  }
}

/// The row of a Codeword of a day, begun at this hour of the day in UTC.
func dailyRow(_ day: Day, hour: Int64 = 12, moves: [String] = ["1 1 crane"]) -> Row {
  let id = day.identity(UInt64(day.number))
  let text = """
    pastime 1
    game codeword 1
    id \(id.text)
    begun \(Int64(day.number) * 86_400_000 + hour * 3_600_000)
    options length=5 attempts=any mode=standard
    puzzle crane


    """ + moves.map { $0 + "\n" }.joined()
  return Row(key: RowKey.record(id).text, text: Array(text.utf8))
}
