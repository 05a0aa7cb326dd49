import ByteStrings
import Coach
import Games
import Library

/// The coach's page about a round of Times, with every sentence of it.
struct TimesPages {
  let language: CoachLanguage
  let session: Session<Times>

  var game: Times { session.game }

  func page(
    _ question: CoachQuestion, on day: Int32, after boxes: TimesFacts, _ paces: TimesPaces,
    hasFriend: Bool
  ) -> CoachPage {
    let analysis: TimesAnalysis
    do { analysis = try TimesAnalysis(of: game, on: day, after: boxes, paces) } catch {
      return error == .underWay
        ? .unfinished(in: language)
        : .only(language.say("No answers this time.", "Diesmal keine Antworten."))
    }
    var page = CoachPage()
    let all = analysis.answers.count
    let right = analysis.answers.count { $0.isRight }
    page.lead(lead(right, of: all))
    let quick = analysis.answers.count { $0.isRight && $0.isQuick }
    page.counts(
      [
        (.usual, language.say("Right and quick", "Richtig und schnell"), quick),
        (.choices, language.say("Right, with more time", "Richtig, mit mehr Zeit"), right - quick),
        (.chance, language.say("Not yet", "Noch nicht"), all - right),
      ], language.say("All answers", "Alle Antworten"))
    if let fact = analysis.toPractise.first { ask(about: fact, question, on: &page) }
    if analysis.toPractise.count > 1, question.verb == .tell {
      let facts = language.all(analysis.toPractise.map { spelled($0) })
      page.sentence(language.say("Practise next: \(facts).", "Als Nächstes üben: \(facts)."))
    }
    let places = session.moves.indices.filter {
      if case .answer = session.moves[$0] { true } else { false }
    }
    for answer in analysis.answers {
      page.card(
        after: places[answer.index] + 1, "\(answer.index + 1). \(spelled(answer.fact))",
        [sentence(answer)])
    }
    page.details(
      .howCounted(in: language),
      [
        language.say(
          "Quick is as fast as something you know by heart.",
          "Schnell ist so rasch wie etwas, das du auswendig weißt."),
        language.say(
          "Usual times come from your earlier rounds.",
          "Übliche Zeiten kommen aus deinen Runden davor."),
      ])
    page.ways(hasLast: false, hasFriend: hasFriend, in: language)
    return page
  }

  /// Asks for the fact to practise first.
  private func ask(about fact: TimesFact, _ question: CoachQuestion, on page: inout CoachPage) {
    let text = spelled(fact)
    page.heading(language.say("What is \(text)?", "Wie viel ist \(text)?"))
    switch question.verb {
    case .look, .last, .both: break
    case .attempt where question.number == fact.result:
      return page.sentence(language.say("Right: \(fact.result).", "Richtig: \(fact.result)."))
    case .attempt: page.sentence(language.say("Not yet.", "Noch nicht."))
    case .tell: return page.sentence("\(text) = \(fact.result)")
    }
    page.field(language.say("Your answer", "Deine Antwort"))
    page.intent(.attempt, language.say("Try it", "Ausprobieren"))
    page.intent(.tell, .tellMe(in: language))
  }

  func lead(_ right: Int, of all: Int) -> PlainText {
    language.say("\(right) of \(all) right.", "\(right) von \(all) richtig.")
  }

  private func sentence(_ answer: TimesAnalysis.Answer) -> PlainText {
    let seconds = language.figure(Double(answer.time) / 1000)
    let text =
      answer.isRight ? language.say("Right", "Richtig") : language.say("Not yet", "Noch nicht")
    let usual = answer.usual.map { language.figure($0 / 1000) }
    return text + ", \(seconds) s"
      + (usual.map { language.say(", usually \($0) s.", ", sonst \($0) s.") } ?? ".")
  }

  func spelled(_ fact: TimesFact) -> PlainText {
    let symbol: PlainText =
      switch fact.operation {
      case .times: "×"
      case .divided: "÷"
      case .plus: "+"
      case .minus: "−"
      }
    return "\(fact.left) \(symbol) \(fact.second)"
  }
}
