import ByteStrings
import Coach
import Games
import Library

/// The coach's page about a round of Times, with every sentence of it.
struct TimesPages {
  let session: Session<Times>

  var game: Times { session.game }

  func page(
    _ question: CoachQuestion, on day: Int32, after boxes: TimesFacts, _ paces: TimesPaces,
    hasFriend: Bool
  ) -> CoachPage {
    let analysis: TimesAnalysis
    do { analysis = try TimesAnalysis(of: game, on: day, after: boxes, paces) } catch {
      return error == .underWay
        ? .unfinished
        : .only(localized("No answers this time."))
    }
    var page = CoachPage()
    let all = analysis.answers.count
    let right = analysis.answers.count { $0.isRight }
    page.lead(lead(right, of: all))
    let quick = analysis.answers.count { $0.isRight && $0.isQuick }
    func count(_ tone: CoachPage.Tone, _ label: PlainText, _ count: Int) {
      if count > 0 { page.bar(tone, label, "\(count)", length: count * 100 / all) }
    }
    count(.result, localized("Right and quick"), quick)
    count(.choices, localized("Right, but slower"), right - quick)
    count(.usual, localized("Missed"), all - right)
    if let fact = analysis.toPractise { ask(about: fact, question, on: &page) }
    let places = session.moves.indices.filter {
      if case .answer = session.moves[$0] { true } else { false }
    }
    for answer in analysis.answers {
      page.card(
        after: places[answer.index] + 1, "\(answer.index + 1). \(spelled(answer.fact))",
        verdict: answer.isRight ? seconds(answer) : localized("Missed"), [sentence(answer)])
    }
    page.details(
      .howCounted,
      [
        localized("Quick: as fast as a sum you know by heart."),
        localized("Usual times come from your earlier rounds."),
      ])
    page.ways(hasLast: false, hasFriend: hasFriend)
    return page
  }

  /// Asks for the fact to practise.
  private func ask(about fact: TimesFact, _ question: CoachQuestion, on page: inout CoachPage) {
    let text = spelled(fact)
    page.heading(localized("What is \(text)?"))
    switch question.verb {
    case .look, .last, .both: break
    case .attempt where question.number == fact.result:
      return page.sentence(localized("Right: \(fact.result)."))
    case .attempt: page.sentence(localized("Not quite."))
    case .tell: return page.sentence("\(text) = \(fact.result)")
    }
    page.field(localized("Your answer"), isNumber: true)
    page.intent(.attempt, localized("Try it"))
    page.intent(.tell, .tellMe)
  }

  func lead(_ right: Int, of all: Int) -> PlainText {
    localized("\(right) of \(all) right.")
  }

  private func sentence(_ answer: TimesAnalysis.Answer) -> PlainText {
    let text =
      answer.isRight
      ? localized("Right") : localized("You answered \(game.answers[answer.index])")
    let usual = answer.usual.map { CoachPhrases.figure($0 / 1000) }
    return text + ", " + seconds(answer)
      + (usual.map { localized(", usually \($0) s.") } ?? ".")
  }

  private func seconds(_ answer: TimesAnalysis.Answer) -> PlainText {
    CoachPhrases.figure(tenths: answer.time / 100) + " s"
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
