import ByteStrings
import Games

/// Every sentence of the lessons in the first game of a kind, in German.
package enum LessonTexts {
  package static var understood: PlainText { "Klar" }
  package static var never: PlainText { "Erste Schritte nie mehr zeigen" }
  package static var again: PlainText { "Erste Schritte wieder zeigen" }

  static func sentence(_ step: MemorizeLesson, _ game: Memorize) -> PlainText {
    switch step {
    case .cards: MemorizeScreenTexts.message(of: game)
    case .other: "Wo ist die passende?"
    case .miss: "Merk dir beide. Weiter geht’s."
    case .pair: "Ein Paar bleibt offen."
    }
  }

  static func sentence(_ step: TimesLesson, _ game: Times) -> PlainText {
    switch step {
    case .start, .answer: return TimesScreenTexts.message(game)
    case .marks: return "Gefüllt: sicher. Ring: langsam. Kreuz: falsch."
    case .digits:
      let fact = game.puzzle.fact(game.answers.count - 1)
      let (left, right) = (fact.first % 10, fact.second % 10)
      return """
        Die letzte Ziffer hilft: \(left) × \(right) endet auf \(left * right % 10), \
        \(TimesTexts.problem(fact)) auch.
        """
    }
  }
}
