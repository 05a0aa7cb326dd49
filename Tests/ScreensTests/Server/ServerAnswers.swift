import ScreensTesting

@testable import Screens

/// Answers of a server, and players who look at them.
enum ServerAnswers {
  /// The answer to a browser without a player.
  static let open = """
    200
    pastime-house 1
    address https://games.example
    invited no
    member no
    sentence Ask Ada.

    """
  /// The answer to the browser of a player.
  static let kept = open.replacing("member no", with: "member yes")
  static let devices = """
    200
    pastime-devices 1 2
    3 this 1763838000000 1763838000000 Laptop, Firefox
    8 other 1763838000000 1763838000000 Phone, Chrome

    """
}

extension Visit {
  /// The lines of the online program's page.
  var serverLines: [[String]] { model.server.page.lines.map(\.fields) }

  /// A player looks at their games in the settings.
  static func looking(_ answers: [String: String]) -> Visit {
    let visit = Visit { $0.server = answers }
    visit.act { $0.frame.modal = .settings(.owned) }
    return visit
  }

  /// A player whose games a server keeps looks at them.
  static func member(_ answers: [String: String] = [:]) -> Visit {
    looking(
      ["GET house": ServerAnswers.kept, "GET devices": ServerAnswers.devices]
        .merging(answers) { $1 })
  }
}
