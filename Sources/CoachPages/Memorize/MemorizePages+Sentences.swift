import ByteStrings
import Coach
import Games

/// Every sentence that the coach says about a game of Memorize.
extension MemorizePages {
  func lead(turns: Int, par: Double?) -> PlainText {
    let text = language.say("\(turns) turns", "\(turns) Züge")
    guard let par else { return text + "." }
    let usual = language.figure(par)
    return text + language.say("; most games take \(usual).", "; üblich sind \(usual).")
  }

  var twoPlayers: PlainText {
    language.say(
      "Two played: what is best then depends on the other, so nothing more is said.",
      "Zu zweit hängt das Beste vom anderen ab, darum steht hier nicht mehr.")
  }

  var barLabels: CoachPage.BarLabels {
    CoachPage.BarLabels(
      usual: language.say("Usual turns, forgetting nothing", "Übliche Züge, ohne zu vergessen"),
      choices: language.say("by what you forgot", "durch Vergessenes"),
      chance: language.say("by how the cards lay", "dadurch, wie die Karten lagen"),
      sum: language.say("Your turns", "Deine Züge"))
  }

  func perfect(_ count: Int) -> PlainText {
    language.say(
      "Best possible: \(count) turns.", "Züge, so gut wie möglich: \(count).")
  }

  func situation(_ turn: MemorizeTurn, number: Int) -> PlainText {
    let picture = game.puzzle.picture(turn.finding == .forgotCard ? turn.second : turn.first)
    if turn.finding == .forgotCard {
      return language.say(
        "In turn \(number) your second card was \(picture), which had been up before. In which turn?",
        "Im Zug \(number) war deine zweite Karte \(picture), und die lag schon einmal offen. In welchem Zug?"
      )
    }
    return language.say(
      "In turn \(number) you turned up \(picture). In which turn had the other \(picture) been up last?",
      "Im Zug \(number) hast du \(picture) aufgedeckt. In welchem Zug lag \(picture) zuletzt offen?"
    )
  }

  func sentence(_ turn: MemorizeTurn, seen: Int?) -> PlainText {
    switch turn.finding {
    case .pair: return language.say("The pair.", "Das Paar.")
    case .pairByChance:
      return language.say("The pair, and neither had been seen.", "Das Paar, und beide waren neu.")
    case .newCards:
      return language.say("No pair. Nobody could know.", "Kein Paar. Das konnte niemand wissen.")
    case .knownFirst:
      return language.say(
        "No pair. A new card first would have told more.",
        "Kein Paar. Eine neue Karte zuerst hätte mehr verraten.")
    case .forgotTwin:
      let seen = seen ?? 0
      return language.say(
        "No pair. The other one had been up in turn \(seen).",
        "Kein Paar. Die andere lag im Zug \(seen) offen.")
    case .forgotCard:
      let seen = seen ?? 0
      return language.say(
        "No pair. The second card had been up in turn \(seen).",
        "Kein Paar. Die zweite Karte lag im Zug \(seen) offen.")
    }
  }

  var lastGames: LastGames.Words {
    let pairs = game.puzzle.pairCount
    return LastGames.Words(
      labels: barLabels, unit: language.say(("turn", "turns"), ("Zug", "Züge")),
      kind: language.say(" with \(pairs) pairs", " mit \(pairs) Paaren"))
  }

  var explanation: [PlainText] {
    [
      language.say(
        "Usual is what a perfect memory needs on average with so many pairs.",
        "Üblich ist, was ein vollkommenes Gedächtnis im Mittel braucht, bei so vielen Paaren."),
      language.say(
        "What you forgot is what each choice added to that. The rest is how the cards lay: on average 0.",
        "Was du vergessen hast, kam mit jeder Wahl dazu. Der Rest ist, wie die Karten lagen: im Mittel 0."
      ),
    ]
  }
}
