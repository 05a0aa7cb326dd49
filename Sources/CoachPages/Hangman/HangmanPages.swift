import ByteStrings
import Coach
import Games
import Words

/// What is said of a Hangman, and in which order. Its sentences stand in `HangmanPages+Sentences`.
struct HangmanPages {
  let language: CoachLanguage
  let game: Hangman

  func page(_ verb: CoachQuestion.Verb, _ vocabulary: HangmanVocabulary) -> CoachPage {
    if !game.outcome.isOver { return .unfinished(in: language) }
    var page = CoachPage()
    page.lead(lead)
    if game.options.mode == .evil {
      tellEvil(on: &page)
      return page
    }
    do {
      tell(try HangmanAnalysis(of: game, in: vocabulary), verb, on: &page)
    } catch {
      page.sentence(sentence(error))
    }
    return page
  }

  private func tell(
    _ analysis: HangmanAnalysis, _ verb: CoachQuestion.Verb, on page: inout CoachPage
  ) {
    if analysis.guesses.isEmpty { return page.sentence(nothingGraded) }
    page.bars(analysis.balance, barLabels, in: language)
    let others = analysis.hintCount + analysis.ungradedMisses
    if others > 0 { page.sentence(otherMisses(others)) }
    if let guess = analysis.mostInstructive { ask(about: guess, verb, on: &page) }
    for guess in analysis.guesses {
      page.card(
        after: guess.turn + 1, "\(guess.turn + 1). \(guess.letter.uppercased)",
        sentences(guess))
    }
    page.details(.howCounted(in: language), explanation)
  }

  /// Asks which letter the player would have taken, and answers what they try now.
  private func ask(
    about guess: HangmanGuess, _ verb: CoachQuestion.Verb, on page: inout CoachPage
  ) {
    page.heading(language.say("What would you have tried here?", "Was hättest du hier versucht?"))
    page.sentence(situation(before: guess))
    switch verb {
    case .look: break
    case .attempt(let entered):
      if entered.count == 1, let letter = Letter(ascii: entered[0]) {
        page.sentence(judgement(of: letter, instead: guess))
      } else {
        page.sentence(language.say("One letter, please.", "Einen Buchstaben, bitte."))
      }
    case .tell: return page.sentence(solution(guess))
    }
    page.field(language.say("Your letter", "Dein Buchstabe"))
    page.intent(.attempt, language.say("Try it", "Ausprobieren"))
    page.intent(.tell, .tellMe(in: language))
  }

  /// What was shown before a turn: "_ A _ E".
  func shown(before turn: Int) -> PlainText {
    guard var replay = try? Hangman(game.puzzle, options: game.options) else { return "" }
    for turn in game.turns[..<turn] { _ = try? replay.play(turn.move, at: .zero) }
    var shown: PlainText = ""
    for slot in replay.slots { shown += slot.text + " " }
    return shown
  }

  private func tellEvil(on page: inout CoachPage) {
    guard let analysis = try? EvilHangmanAnalysis(of: game) else { return }
    page.sentence(evil)
    for guess in analysis.guesses {
      page.card(
        after: guess.turn + 1, "\(guess.turn + 1). \(guess.letter.uppercased)", [sentence(guess)])
    }
  }
}
