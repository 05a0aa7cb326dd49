import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

extension Visit {
  /// Opens a Times.
  static func times(
    options: String = classicTimes, problems: String = classicProblems, moves: [String] = []
  ) -> Visit {
    Visit(
      Route.game(.times, GameID(high: 0, low: 1)).fragment,
      rows: [timesRow(options: options, problems: problems, moves: moves)])
  }

  /// The button that starts, goes on and leads to another round.
  var go: PageNode {
    get throws {
      let end = page.first(class: "end-buttons")
      return try #require(end?.descendant(class: "primary") ?? page.first(class: "go"))
    }
  }

  /// The headline of the end, and the line beneath it.
  var headline: String? { page.first(class: "end-headline")?.textContent }
  var figure: String? { page.first(class: "end-figure")?.textContent }

  /// The answers to choose from.
  var choices: [PageNode] { page.all(class: "choice") }

  /// The problem with its result, as shown.
  var problem: String? {
    page.first(class: "problem")?.children.map(\.textContent).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  var tally: String? { page.first(class: "tally")?.textContent }

  /// The lines of the answers.
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
