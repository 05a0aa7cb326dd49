import ByteStrings
import Coach
import Games
import Words

/// The content and the order of the coach's page about a game of Hangman. Its sentences are in
/// `HangmanPages+Sentences`.
struct HangmanPages {
  let game: Hangman
  /// Whether there is a friend's game of the same answer.
  var hasFriend = false

  func page(_ verb: CoachQuestion.Verb, _ vocabulary: HangmanVocabulary) -> CoachPage {
    var page = CoachPage()
    page.lead(lead)
    if game.options.mode == .evil {
      tellEvil(on: &page)
    } else {
      do {
        tell(try HangmanAnalysis(of: game, in: vocabulary), verb, on: &page)
      } catch {
        page.sentence(sentence(error))
      }
    }
    page.ways(hasLast: game.options.mode != .evil, hasFriend: hasFriend)
    return page
  }

  private func tell(
    _ analysis: HangmanAnalysis, _ verb: CoachQuestion.Verb, on page: inout CoachPage
  ) {
    if analysis.guesses.isEmpty { return page.sentence(nothingGraded) }
    page.bestChoices(analysis.guesses.map { $0.cost }, of: game.turns.count)
    let areAll = analysis.hintCount + analysis.ungradedMisses == 0
    page.bars(analysis.balance, Self.labels(areAll: areAll))
    if !areAll { page.sentence(otherMisses(analysis)) }
    if let guess = analysis.mostInstructive { ask(about: guess, verb, on: &page) }
    tellGuesses(analysis, on: &page)
    page.details(.howCounted, Self.explanation)
  }

  /// A card for each letter.
  func tellGuesses(_ analysis: HangmanAnalysis, on page: inout CoachPage) {
    for turn in game.turns.indices {
      if let guess = analysis.guesses.first(where: { $0.turn == turn }) {
        page.card(
          after: turn + 1, title(of: turn), verdict: .verdict(guess.cost, Self.unit.several),
          sentences(guess))
      } else {
        page.card(after: turn + 1, title(of: turn), [notCompared])
      }
    }
  }

  /// "3. E: a miss"
  private func title(of turn: Int) -> PlainText { "\(turn + 1). \(briefly(game.turns[turn]))" }

  /// Asks which letter the player would have chosen, and responds to what they try now.
  private func ask(
    about guess: HangmanGuess, _ verb: CoachQuestion.Verb, on page: inout CoachPage
  ) {
    page.heading(localized("What would you try here?"))
    page.sentence(situation(before: guess))
    switch verb {
    case .look, .last, .both: break
    case .attempt(let entered):
      if entered.count == 1, let letter = Letter(ascii: entered[0]) {
        page.sentence(judgement(of: letter, instead: guess))
      } else {
        page.sentence(localized("One letter, please."))
      }
    case .tell: return page.sentence(solution(guess))
    }
    page.field(localized("Your letter"))
    page.intent(.attempt, localized("Try it"))
    page.intent(.tell, .tellMe)
  }

  /// The shown answer before a turn: "_ A _ E". Between words is a wide space: a page shows several others as one.
  func shown(before turn: Int) -> PlainText {
    guard var replay = try? Hangman(game.puzzle, options: game.options) else { return "" }
    for turn in game.turns[..<turn] { _ = try? replay.play(turn.move, at: .zero) }
    var shown: PlainText = ""
    for slot in replay.slots { shown += (slot == .symbol(0x20) ? "\u{2003}" : slot.text) + " " }
    return shown
  }

  func tellEvil(on page: inout CoachPage) {
    guard let analysis = try? EvilHangmanAnalysis(of: game) else { return }
    page.sentence(evil)
    for guess in analysis.guesses {
      page.card(
        after: guess.turn + 1, title(of: guess.turn), verdict: guess.isBest ? .best : "",
        [sentence(guess)])
    }
  }
}
