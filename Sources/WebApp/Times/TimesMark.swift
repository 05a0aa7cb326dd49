import ByteStrings
import Games
import Markup
import Screens

/// How well a fact is known, or was answered. The shape shows it as well as the colour.
struct TimesMark {
  let standing: TimesFacts.Standing
  /// The name of the mark; nil if text beside it says the same.
  var name: PlainText?

  /// The most marks in a row.
  private static let rowLimit = 15

  var body: Node {
    span(
      .class("dot"), .data("mark", mark),
      name == nil ? .none : .role(.img), name.map { .label($0) } ?? .none)
  }

  /// The name by which the styles know the mark.
  private var mark: PlainText {
    switch standing {
    case .wrong: "wrong"
    case .slow: "slow"
    case .new: "new"
    case .sure: "sure"
    }
  }

  /// The marks of the answers so far and, if they fit in a row, of the problems to come.
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

/// Tiles with symbols, for places without a game.
enum TimesArt {
  static var symbols: Node {
    .each(TimesOperation.allCases.count) { number in
      span(.class("tile")) { TimesTexts.symbol(TimesOperation.allCases[number]) }
    }
  }
}
