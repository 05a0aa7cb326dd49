import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

extension Visit {
  /// Opens a Times.
  static func times(
    options: String = classicTimes, problems: String = classicProblems, moves: [String] = []
  ) -> Visit {
    Visit(
      Route.game(.times, GameID(high: 0, low: 1)).fragment,
      rows: [timesRow(options: options, problems: problems, moves: moves)])
  }

  /// The screen of the Times in front.
  var slate: TimesScreen {
    get throws { try #require(model.shelf.times.screen) }
  }

  /// The problem with its result.
  var problem: String {
    get throws {
      let (screen, game) = try (slate, times)
      return screen.problem(game) + " " + screen.result(game)
    }
  }

  var message: String {
    get throws { try slate.message(times) }
  }

  var tally: String {
    get throws { TimesScreenTexts.tally(try times) }
  }

  /// The headline of the end.
  var end: String {
    get throws { TimesScreenTexts.end(try times) }
  }

  /// Does something in the Times in front.
  func reckon(_ intent: (TimesModel) -> Void) { act { intent($0.shelf.times) } }

  /// Chooses an answer, as soon as that is not a double tap.
  func choose(_ answer: Int) throws {
    wait(300)
    let game = try times
    let answers = game.puzzle.problem(game.answers.count).answers
    let place = try #require(answers.firstIndex(of: answer))
    reckon { $0.choose(place) }
  }
}
