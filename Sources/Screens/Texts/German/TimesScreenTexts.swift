import ByteStrings
import Games
import Library

/// Every sentence of the screens of Times, in German.
package enum TimesScreenTexts {
  package static var name: PlainText { "Kopfrechnen" }
  package static var aim: PlainText { "Rechnen im Kopf." }
  package static var ready: PlainText { "Starte, wenn du so weit bist." }
  package static var choose: PlainText { "Wähle die Antwort." }
  package static var type: PlainText { "Tippe die Antwort." }
  package static var empty: PlainText { "Leer" }
  package static var nothingTyped: PlainText { "Tippe erst die Antwort." }
  package static var answers: PlainText { "Antworten" }
  package static var pad: PlainText { "Zahlenfeld" }
  package static var erase: PlainText { "Löschen" }
  package static var enter: PlainText { "OK" }
  package static var answered: PlainText { "Schon beantwortet" }
  package static var finish: PlainText { "Beenden" }
  package static var finishQuestion: PlainText { "Runde beenden?" }
  package static var keepGoing: PlainText { "Weiterrechnen" }
  package static var finishIt: PlainText { "Runde beenden" }
  package static var facts: PlainText { "Meine Aufgaben" }
  package static var roundOver: PlainText { "Die Runde ist zu Ende." }
  package static var timeUp: PlainText { "Der Sprint ist zu Ende." }

  /// The message at the start of practice: "12 heute fällig."
  package static func due(_ count: Int) -> PlainText {
    count == 0
      ? "Nichts fällig. Zuerst kommt, was noch wackelt." : "\(count) heute fällig."
  }

  // MARK: The stage

  /// "×, 10 bis 20 · Übung"
  package static func standing(of game: Times) -> PlainText {
    TimesTexts.scope(game.options.scope) + mode(of: game.options)
  }

  /// "Aufgabe 2 von 5 · 1 richtig"
  package static func tally(_ game: Times) -> PlainText {
    let answered = game.answers.count
    switch game.phase {
    case .ready: return "\(TimesTexts.extent(of: game.options)) · 0 richtig"
    case .asking, .answered, .over:
      var text: PlainText = "Aufgabe \(game.phase == .asking ? answered + 1 : answered)"
      if game.options.seconds == nil { text += " von \(game.puzzle.count)" }
      return text + " · \(game.score) richtig"
    }
  }

  /// "3 in a row": the right answers since the last miss.
  package static func inARow(_ streak: Int) -> PlainText { "\(streak) in Folge" }

  /// The result of the player, at the end: "4 von 5 richtig", "Alle 5 richtig".
  package static func end(_ game: Times) -> PlainText {
    game.outcome == .won && game.score > 1 ? "Alle \(game.score) richtig" : score(game)
  }

  /// The average time at the end, compared with the usual result: "je 4,2 s · meist 84 % richtig", or in a sprint "je
  /// 4,2 s · Rekord 17". If no round was better, the text says so.
  package static func figure(
    _ session: Session<Times>, _ statistics: TimesStatistics
  ) -> PlainText {
    let game = session.game
    if game.answers.isEmpty { return "" }
    let text = "je \(seconds(game.meanTime))" as PlainText
    let best = statistics.best(in: game.options.mode)
    let hasOthers = statistics.isBestOfSeveral(in: game.options.mode)
    if hasOthers, let best, best.header.id == session.header.id { return text + " · dein Rekord" }
    if hasOthers, game.options.seconds != nil { return text + " · Rekord \(best?.number ?? 0)" }
    guard let percent = statistics.usualPercentRight else { return text }
    return text + " · meist \(StatisticsTexts.percent(percent)) richtig"
  }

  /// "4 von 5 richtig"
  package static func score(_ game: Times) -> PlainText {
    "\(game.score) von \(game.answers.count) richtig"
  }

  /// "204, richtig", "192, deine Antwort, falsch"
  package static func choice(_ answer: Int, isRight: Bool, isChosen: Bool) -> PlainText {
    if isRight { return isChosen ? "\(answer), deine Antwort, richtig" : "\(answer), richtig" }
    return isChosen ? "\(answer), deine Antwort, falsch" : "\(answer)"
  }

  package static func answerName(_ number: Int) -> PlainText { "Antwort \(number + 1)" }

  /// The message while there is no refusal or question. In a sprint the next problem appears at once: only a missed
  /// answer is reported beside it.
  package static func message(_ game: Times) -> PlainText {
    let isSprint = game.options.seconds != nil
    switch game.phase {
    case .ready: return ready
    case .asking:
      let last = game.answers.count - 1
      if isSprint, last >= 0 {
        return game.isRight(last) ? "" : "Vorher: " + TimesTexts.missed(last, in: game)
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
    case .answered: return "\(message(game)) Bisher \(game.score) richtig."
    case .over: return "\(message(game)) \(standing)"
    case .asking:
      let choice = TimesTexts.choice(of: game.puzzle.problem(game.answers.count))
      let asked = "\(standing) \(choice)" as PlainText
      if game.options.seconds == nil || game.answers.isEmpty { return asked }
      return "\(TimesTexts.message(game.answers.count - 1, in: game)) \(asked)"
    }
  }

  /// "2,1 s"
  package static func seconds(_ milliseconds: Int) -> PlainText {
    "\(milliseconds / 1000),\(milliseconds / 100 % 10) s"
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Modus, Zahlen und Antworten wählen" }
  package static var second: PlainText { "Zweite Zahl" }

  package static func first(of operations: TimesOperations) -> PlainText {
    operations[.divided] || operations[.minus]
      ? "Erste Zahl (bei ÷ und − das Ergebnis)" : "Erste Zahl"
  }

  package static func end(_ title: PlainText, isUpper: Bool) -> PlainText {
    isUpper ? "\(title), bis" : "\(title), von"
  }

  package static func title(of row: TimesDraft.Row) -> PlainText {
    switch row {
    case .mode: "Modus"
    case .operations: "Rechenarten"
    case .problems: "Aufgaben"
    case .answers: answers
    case .wrongAnswers: "Falsche Antworten"
    case .level: "Stufe"
    }
  }

  package static func choice(_ number: Int, of row: TimesDraft.Row) -> PlainText {
    switch row {
    case .mode: name(of: TimesOptions.Mode.allCases[number])
    case .operations: TimesTexts.symbol(TimesOperation.allCases[number])
    case .problems: "\(TimesDraft.problems(number))"
    case .answers: number == 3 ? "Tippen" : "\(TimesDraft.answers(number))"
    case .wrongAnswers: number == 1 ? "Knifflig" : "Nah"
    case .level: name(of: TimesDraft.Level.allCases[number])
    }
  }

  private static func name(of level: TimesDraft.Level) -> PlainText {
    switch level {
    case .easy: "Leicht"
    case .normal: "Normal"
    case .hard: "Schwer"
    }
  }

  private static func name(of mode: TimesOptions.Mode) -> PlainText {
    switch mode {
    case .round: "Runde"
    case .practice: "Übung"
    case .sprint60: "60 s"
    case .sprint120: "120 s"
    }
  }

  package static func explanation(of options: TimesOptions) -> PlainText {
    switch options.mode {
    case .round: "\(TimesTexts.extent(of: options)). Lass dir Zeit."
    case .practice: "Erst Fälliges, dann Falsches und Langsames."
    case .sprint60: "So viele, wie du in 60 Sekunden schaffst."
    case .sprint120: "So viele, wie du in 120 Sekunden schaffst."
    }
  }

  package static func explanation(of distractors: TimesDistractors) -> PlainText {
    switch distractors {
    case .near: "Höchstens \(TimesConstants.nearDistance) neben der richtigen."
    case .slips: "Typische Fehler, auch weiter daneben."
    }
  }

  package static func name(of operation: TimesOperation) -> PlainText {
    switch operation {
    case .times: "Malnehmen"
    case .divided: "Teilen"
    case .plus: "Plus"
    case .minus: "Minus"
    }
  }

  /// "×, 10 bis 20 · 5 Aufgaben · Übung"
  package static func options(_ options: TimesOptions) -> PlainText {
    "\(TimesTexts.scope(options.scope)) · \(TimesTexts.extent(of: options))" + mode(of: options)
  }

  private static func mode(of options: TimesOptions) -> PlainText {
    options.mode == .practice ? " · Übung" : ""
  }

  // MARK: The list

  /// "×, 10 bis 20 · 2 von 5", and at the end "×, 10 bis 20 · 4 von 5 richtig".
  package static func progress(_ session: Session<Times>) -> PlainText {
    let game = session.game
    let sample: PlainText = session.header.origin == .sample ? "Beispiel · " : ""
    if game.phase == .over { return sample + score(game) }
    let scope = "\(sample)\(TimesTexts.scope(game.options.scope)) · " as PlainText
    if game.phase == .ready { return scope + TimesTexts.extent(of: game.options) }
    return game.options.seconds == nil
      ? scope + "\(game.answers.count) von \(game.puzzle.count)"
      : scope + "\(game.score) richtig"
  }

  // MARK: The statistics

  package static var won: PlainText { "Fehlerfrei" }
  package static var right: PlainText { "Richtig" }
  package static var best60: PlainText { "Rekord in 60 s" }
  package static var best120: PlainText { "Rekord in 120 s" }
  package static var mistakes: PlainText { "Fehler pro Runde" }
  package static var tooWide: PlainText { "Die Tafel zeigt bis zu 25 Zahlen." }

  /// "Meine Aufgaben: ×, 10 bis 20"
  package static func chart(of scope: TimesScope) -> PlainText {
    "\(facts): \(TimesTexts.scope(scope))"
  }

  package static var statisticsNote: PlainText {
    StatisticsTexts.counted + """
      Sicher ist eine Aufgabe nach einer schnellen richtigen Antwort (4 Sekunden bei Zahlen bis 10, sonst \
      10), wenn du davor nicht falsch lagst.
      """
  }

  /// "7 × 8: sicher"
  package static func cell(_ fact: TimesFact, _ standing: TimesFacts.Standing) -> PlainText {
    "\(TimesTexts.problem(fact)): \(TimesTexts.name(of: standing))"
  }

  /// "sicher 12"
  package static func count(_ standing: TimesFacts.Standing, _ count: Int) -> PlainText {
    "\(TimesTexts.name(of: standing)) \(count)"
  }

  // MARK: The help

  package static var helpTitle: PlainText { "So geht Kopfrechnen" }
  package static var helpAim: PlainText {
    """
    Wähle die richtige von vier Antworten. Weiter bringt die nächste Aufgabe, Neue Runde fünf neue.
    """
  }
  package static var helpHintTitle: PlainText { "Die letzte Ziffer" }
  package static var helpHint: PlainText {
    """
    In der klassischen Runde liegt keine falsche Antwort mehr als 5 daneben. Darum verrät schon die letzte \
    Ziffer die richtige: 12 × 17 endet wie 2 × 7 auf 4. Knifflige falsche Antworten sind typische Fehler: \
    ein Nachbar in der Reihe, ein Übertrag zu viel, zwei vertauschte Ziffern. Danach siehst du, welcher es \
    war.
    """
  }
  package static var helpPlayTitle: PlainText { "Spielen" }
  package static var helpPlay: PlainText {
    """
    Auf der Tastatur antwortest du mit 1 bis 4, mit der Eingabetaste geht es los und weiter. Rechenarten, \
    Zahlen und Antworten kannst du ändern, oder du tippst die Antworten.
    """
  }
  package static var helpModes: PlainText {
    """
    Die Übung bringt zuerst, was fällig ist: Falsches noch am selben Tag, schnell Gelöstes nach 1, 3, 7, 21 \
    und 60 Tagen. Dann kommt, was langsam ging. Im Sprint löst du so viele Aufgaben, wie du in einer oder \
    zwei Minuten schaffst. Die Statistik zeigt, was du kannst.
    """
  }
}
