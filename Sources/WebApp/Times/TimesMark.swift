import ByteStrings
import Games
import Markup
import Screens

/// How well a fact is known, or was answered: a shape before it is a colour.
struct TimesMark {
  let standing: TimesFacts.Standing
  /// What it is called; nil where words beside it say so.
  var name: PlainText?

  /// How many marks stand in a row at most.
  private static let rowLimit = 15

  var body: Node {
    span(
      .class("dot"), .data("mark", mark),
      name == nil ? .none : .role(.img), name.map { .label($0) } ?? .none)
  }

  /// What the styles know it by.
  private var mark: PlainText {
    switch standing {
    case .wrong: "wrong"
    case .slow: "slow"
    case .new: "new"
    case .sure: "sure"
    }
  }

  /// The marks of the answers so far and, where they fit in a row, of the problems to come.
  static func row(of game: Times) -> Node {
    let answered = game.answers.count
    let isShort = game.options.seconds == nil && game.puzzle.count <= rowLimit
    let count = isShort ? game.puzzle.count : answered
    let first = max(count - rowLimit, 0)
    return .each(count - first) { number in
      let index = first + number
      return TimesMark(standing: index < answered ? game.standing(index) : .new).body
    }
  }
}

/// Tiles with signs, where there is no game yet.
enum TimesArt {
  static var signs: Node {
    .each(TimesOperation.allCases.count) { number in
      span(.class("tile")) { TimesTexts.sign(TimesOperation.allCases[number]) }
    }
  }
}
