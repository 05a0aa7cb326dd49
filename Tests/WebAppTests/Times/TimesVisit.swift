import Games
import Library
import MarkupTesting
import Testing

@testable import WebApp

/// Options as a record has them: the classic ones.
let classicTimes = "mode=round operations=* first=10-20 second=10-20 count=5 answers=4 wrong=near"

/// The problems of a classic round.
let classicProblems =
  "12*17=202,204,206,201 20*11=219,223,220,222 15*13=195,193,196,197 18*14=249,252,251,254"
  + " 16*19=307,303,306,304"

/// The stored row of a Times, with a move every two seconds.
func timesRow(
  _ id: UInt64 = 1, begun: Int64 = 1000, provenance: String = "", options: String = classicTimes,
  problems: String = classicProblems, moves: [String] = []
) -> Row {
  let id = RecordID(high: 0, low: id)
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
func timesMoves(_ answers: Int...) -> [String] {
  answers.enumerated().flatMap { [$0 == 0 ? "start" : "next", "answer \($1)"] }
}

extension Visit {
  /// Opens a Times.
  static func times(
    options: String = classicTimes, problems: String = classicProblems, moves: [String] = []
  ) -> Visit {
    Visit(
      Route.game(.times, RecordID(high: 0, low: 1)).fragment,
      rows: [timesRow(options: options, problems: problems, moves: moves)])
  }

  /// The Times on screen.
  var times: Times {
    get throws {
      guard case .game(.times, let id) = app.route,
        case .times(let session)? = app.library.session(id)
      else { throw NoGameOpen() }
      return session.game
    }
  }

  /// The button that starts, goes on and resets.
  var go: PageNode {
    get throws { try #require(page.first(class: "go")) }
  }

  /// The answers to choose from.
  var choices: [PageNode] { page.all(class: "choice") }

  /// The problem with its result, as shown.
  var problem: String? {
    page.first(class: "problem")?.children.map(\.textContent).joined(separator: " ")
  }

  var tally: String? { page.first(class: "tally")?.textContent }

  /// The lines of what was answered.
  var answeredLines: [String] { page.first(class: "answered")?.children.map(\.textContent) ?? [] }

  /// Chooses an answer, as soon as that is no double tap.
  func choose(_ answer: Int) throws {
    wait(300)
    tap(try #require(choices.first { $0.textContent.dropFirst() == "\(answer)" }))
  }
}

extension PageNode {
  /// Whether it can be used.
  var isUsable: Bool { attributes["aria-disabled"] != "true" }

  /// Its marks, by name.
  var standings: [String] {
    subtree.filter { $0.classes.contains("dot") }.compactMap { $0.attributes["data-mark"] }
  }
}
