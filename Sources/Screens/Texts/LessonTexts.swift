import ByteStrings
import Games

/// Every sentence of the lessons in the first game of a kind.
package enum LessonTexts {
  package static var understood: PlainText { "Got it" }
  package static var never: PlainText { "Hide tips" }
  package static var again: PlainText { "Show tips again" }

  static func sentence(_ step: MemorizeLesson, _ game: Memorize) -> PlainText {
    switch step {
    case .cards: MemorizeScreenTexts.message(of: game)
    case .other: "Where is its twin?"
    case .miss: "Remember both. Flip another card."
    case .pair: "A pair stays up."
    }
  }

  static func sentence(_ step: TimesLesson, _ game: Times) -> PlainText {
    switch step {
    case .marks: return "Filled: sure. Ring: slow. Cross: wrong."
    case .digits:
      let fact = game.puzzle.fact(game.answers.count - 1)
      let (left, right) = (fact.first % 10, fact.second % 10)
      return """
        Last digits help: \(TimesTexts.problem(fact)) ended in \(left * right % 10), \
        like \(left) × \(right).
        """
    }
  }
}
