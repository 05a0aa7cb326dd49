import Games
import Library
import Screens
import Testing
import Words

/// The classic options, as a record has them.
package let classicTimes =
  "mode=round operations=* first=10-20 second=10-20 count=5 answers=4 wrong=near"

/// The problems of a classic round.
package let classicProblems =
  "12*17=202,204,206,201 20*11=219,223,220,222 15*13=195,193,196,197 18*14=249,252,251,254"
  + " 16*19=307,303,306,304"

/// The stored row of a Times, with a move every two seconds.
package func timesRow(
  _ id: UInt64 = 1, begun: Int64 = 1000, provenance: String = "", options: String = classicTimes,
  problems: String = classicProblems, moves: [String] = []
) -> Row {
  let id = GameID(high: 0, low: id)
  let text = """
    pastime 1
    game times 1
    id \(id.text)
    begun \(begun)
    \(provenance)options \(options)
    puzzle \(problems)


    """
    + moves.enumerated().map { "\(($0 + 1) * 2000) \(($0 + 1) * 2000) \($1)\n" }.joined()
  return Row(key: RowKey.record(id).text, text: Array(text.utf8))
}

/// The moves of a round that was played to its end, with these answers.
package func timesMoves(_ answers: Int...) -> [String] {
  answers.enumerated().flatMap { [$0 == 0 ? "start" : "next", "answer \($1)"] }
}

extension AppVisit {
  /// The Times on screen.
  package var times: Times {
    get throws {
      guard case .game(.times, let id) = model.frame.route,
        case .times(let session)? = model.library.session(id)
      else { throw NoGameOpen() }
      return session.game
    }
  }
}
