import ByteStrings
import Games
import Library

/// Every sentence of the screens of Times.
package enum TimesScreenTexts {
  package static var name: PlainText { "Times" }
  package static var aim: PlainText { "Multiply in your head." }
  /// The headline for a puzzle that a friend sent.
  static var sentByFriend: PlainText { "A friend set you problems" }
  package static var ready: PlainText { "Start when you are ready." }
  package static var choose: PlainText { "Choose the answer." }
  package static var type: PlainText { "Type the answer." }
  package static var empty: PlainText { "Empty" }
  package static var nothingTyped: PlainText { "Type the answer first." }
  package static var answers: PlainText { "Answers" }
  package static var pad: PlainText { "Number pad" }
  package static var erase: PlainText { "Erase" }
  package static var enter: PlainText { "OK" }
  package static var answered: PlainText { "Answered so far" }
  package static var finish: PlainText { "End" }
  package static var finishQuestion: PlainText { "End this round?" }
  package static var keepGoing: PlainText { "Keep going" }
  package static var finishIt: PlainText { "End round" }
  package static var facts: PlainText { "My tables" }
  package static var roundOver: PlainText { "The round is over." }
  package static var timeUp: PlainText { "The sprint is over." }

  /// The message at the start of practice: "12 due today."
  package static func due(_ count: Int) -> PlainText {
    count == 0 ? "Nothing due. Your weakest come first." : "\(count) due today."
  }

  // MARK: The stage

  /// "×, 10 to 20 · practice"
  package static func standing(of game: Times) -> PlainText {
    TimesTexts.scope(game.options.scope) + mode(of: game.options)
  }

  /// "Problem 2 of 5 · 1 right"; before the start "0 right".
  package static func tally(_ game: Times) -> PlainText {
    let answered = game.answers.count
    switch game.phase {
    case .ready: return "\(game.score) right"
    case .asking, .answered, .over:
      var text: PlainText = "Problem \(game.phase == .asking ? answered + 1 : answered)"
      if game.options.seconds == nil { text += " of \(game.puzzle.count)" }
      return text + " · \(game.score) right"
    }
  }

  /// "3 in a row": the right answers since the last miss.
  package static func inARow(_ streak: Int) -> PlainText { "\(streak) in a row" }

  /// The result of the player, at the end: "4 of 5 right", "All 5 right".
  package static func end(_ game: Times) -> PlainText {
    game.outcome == .won && game.score > 1 ? "All \(game.score) right" : score(game)
  }

  /// The average time at the end, compared with the usual result: "4.2 s each · usually 84 % right", or in a sprint
  /// "4.2 s each · best 17".
  package static func figure(
    _ session: Session<Times>, _ statistics: TimesStatistics
  ) -> PlainText {
    let game = session.game
    if game.answers.isEmpty { return "" }
    let text = "\(seconds(game.meanTime)) each" as PlainText
    if let best = statistics.bestSprint(in: game.options.mode) { return text + " · best \(best)" }
    guard let percent = statistics.usualPercentRight else { return text }
    return text + " · usually \(StatisticsTexts.percent(percent)) right"
  }

  /// "4 of 5 right"
  package static func score(_ game: Times) -> PlainText {
    "\(game.score) of \(game.answers.count) right"
  }

  /// "204, right", "192, your answer, wrong"
  package static func choice(_ answer: Int, isRight: Bool, isChosen: Bool) -> PlainText {
    if isRight { return isChosen ? "\(answer), your answer, right" : "\(answer), right" }
    return isChosen ? "\(answer), your answer, wrong" : "\(answer)"
  }

  package static func answerName(_ number: Int) -> PlainText { "Answer \(number + 1)" }

  /// The message while there is no refusal or question. In a sprint the next problem appears at once: only a missed
  /// answer is reported beside it.
  package static func message(_ game: Times) -> PlainText {
    let isSprint = game.options.seconds != nil
    switch game.phase {
    case .ready: return ready
    case .asking:
      let last = game.answers.count - 1
      if isSprint, last >= 0 {
        return game.isRight(last) ? "" : "Last: " + TimesTexts.missed(last, in: game)
      }
      return game.options.answerCount == 0 ? type : choose
    case .answered: break
    case .over: if game.answers.isEmpty || isSprint { return isSprint ? timeUp : roundOver }
    }
    return TimesTexts.message(game.answers.count - 1, in: game)
  }

  /// The announcement after a move.
  package static func spoken(_ game: Times) -> PlainText {
    let standing = TimesTexts.standing(of: game)
    switch game.phase {
    case .ready: return standing
    case .answered: return "\(message(game)) \(game.score) right so far."
    case .over: return "\(message(game)) \(standing)"
    case .asking:
      let choice = TimesTexts.choice(of: game.puzzle.problem(game.answers.count))
      let asked = "\(standing) \(choice)" as PlainText
      if game.options.seconds == nil || game.answers.isEmpty { return asked }
      return "\(TimesTexts.message(game.answers.count - 1, in: game)) \(asked)"
    }
  }

  /// "2.1 s"
  package static func seconds(_ milliseconds: Int) -> PlainText {
    "\(milliseconds / 1000).\(milliseconds / 100 % 10) s"
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Choose mode, numbers and answers" }
  package static var second: PlainText { "Second number" }

  package static func first(of operations: TimesOperations) -> PlainText {
    operations[.divided] || operations[.minus]
      ? "First number (result of ÷ and −)" : "First number"
  }

  package static func end(_ title: PlainText, isUpper: Bool) -> PlainText {
    isUpper ? "\(title), to" : "\(title), from"
  }

  package static func title(of row: TimesDraft.Row) -> PlainText {
    switch row {
    case .mode: "Mode"
    case .operations: "Operations"
    case .problems: "Problems"
    case .answers: answers
    case .wrongAnswers: "Wrong answers"
    case .level: "Level"
    }
  }

  package static func choice(_ number: Int, of row: TimesDraft.Row) -> PlainText {
    switch row {
    case .mode: name(of: TimesOptions.Mode.allCases[number])
    case .operations: TimesTexts.symbol(TimesOperation.allCases[number])
    case .problems: "\(TimesDraft.problems(number))"
    case .answers: number == 3 ? "Typed" : "\(TimesDraft.answers(number))"
    case .wrongAnswers: number == 1 ? "Hard" : "Near"
    case .level: name(of: TimesDraft.Level.allCases[number])
    }
  }

  private static func name(of level: TimesDraft.Level) -> PlainText {
    switch level {
    case .easy: "Easy"
    case .normal: "Normal"
    case .hard: "Hard"
    }
  }

  private static func name(of mode: TimesOptions.Mode) -> PlainText {
    switch mode {
    case .round: "Round"
    case .practice: "Practice"
    case .sprint60: "60 s"
    case .sprint120: "120 s"
    }
  }

  package static func explanation(of options: TimesOptions) -> PlainText {
    switch options.mode {
    case .round: "\(TimesTexts.extent(of: options)). Take your time."
    case .practice: "Due first, then wrong or slow."
    case .sprint60: "As many as you can in 60 seconds."
    case .sprint120: "As many as you can in 120 seconds."
    }
  }

  package static func explanation(of distractors: TimesDistractors) -> PlainText {
    switch distractors {
    case .near: "Within \(TimesConstants.nearDistance) of the right answer."
    case .slips: "Typical slips, maybe further off."
    }
  }

  package static func name(of operation: TimesOperation) -> PlainText {
    switch operation {
    case .times: "Multiplying"
    case .divided: "Dividing"
    case .plus: "Adding"
    case .minus: "Subtracting"
    }
  }

  /// "×, 10 to 20 · 5 problems · practice"
  package static func options(_ options: TimesOptions) -> PlainText {
    "\(TimesTexts.scope(options.scope)) · \(TimesTexts.extent(of: options))" + mode(of: options)
  }

  private static func mode(of options: TimesOptions) -> PlainText {
    options.mode == .practice ? " · practice" : ""
  }

  // MARK: The list

  /// "×, 10 to 20 · 2 of 5", and at the end "4 of 5 right".
  package static func progress(_ session: Session<Times>) -> PlainText {
    let game = session.game
    let sample: PlainText = session.header.origin == .sample ? "Sample · " : ""
    if game.phase == .over { return sample + score(game) }
    let scope = "\(sample)\(TimesTexts.scope(game.options.scope)) · " as PlainText
    if game.phase == .ready { return scope + TimesTexts.extent(of: game.options) }
    return game.options.seconds == nil
      ? scope + "\(game.answers.count) of \(game.puzzle.count)" : scope + "\(game.score) right"
  }

  // MARK: The statistics

  package static var won: PlainText { "Flawless" }
  package static var right: PlainText { "Right" }
  package static var best60: PlainText { "Best in 60 s" }
  package static var best120: PlainText { "Best in 120 s" }
  package static var mistakes: PlainText { "Mistakes per round" }
  package static var tooWide: PlainText { "The chart shows up to 25 numbers." }

  /// "My tables: ×, 10 to 20"
  package static func chart(of scope: TimesScope) -> PlainText {
    "\(facts): \(TimesTexts.scope(scope))"
  }

  package static var statisticsNote: PlainText {
    StatisticsTexts.counted + """
      Streak and times count flawless rounds only. A problem is sure once you answer it right within 10 seconds \
      (4 for numbers up to 10), unless you missed it just before.
      """
  }

  /// "7 × 8: sure"
  package static func cell(_ fact: TimesFact, _ standing: TimesFacts.Standing) -> PlainText {
    "\(TimesTexts.problem(fact)): \(TimesTexts.name(of: standing))"
  }

  /// "sure 12"
  package static func count(_ standing: TimesFacts.Standing, _ count: Int) -> PlainText {
    "\(TimesTexts.name(of: standing)) \(count)"
  }

  // MARK: The help

  package static var helpTitle: PlainText { "How to play Times" }
  /// How the game is played.
  static var howToPlay: [HelpPart] {
    [
      .text(helpAim), .title(helpHintTitle), .text(helpHint), .title(helpPlayTitle),
      .text(helpPlay),
      .text(helpModes),
    ]
  }
  private static var helpAim: PlainText {
    """
    Pick the right answer from four. Then tap Next, unless the next problem comes by itself.
    """
  }
  private static var helpHintTitle: PlainText { "The last digit" }
  private static var helpHint: PlainText {
    """
    In a classic round the last digit gives the right answer away: 12 × 17 ends in 4, like 2 × 7. With \
    hard answers it doesn’t.
    """
  }
  private static var helpPlayTitle: PlainText { "Playing" }
  private static var helpPlay: PlainText {
    """
    On a keyboard, press 1 to 4 to answer, Enter to start or go on. Pick operations, numbers and \
    answers in the options.
    """
  }
  private static var helpModes: PlainText {
    """
    Practice brings back wrong answers the same day, and quick right ones after 1, 3, 7, 21 and 60 days. In \
    a sprint, solve as many as you can.
    """
  }
}
