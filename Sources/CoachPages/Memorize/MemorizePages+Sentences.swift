import ByteStrings
import Coach
import Games

/// Every sentence that the coach says about a game of Memorize.
extension MemorizePages {
  func lead(turns: Int, par: Double?) -> PlainText {
    let text = language.say("\(turns) turns", "\(turns) Züge")
    guard let par else { return text + "." }
    let usual = language.figure(par)
    return text + language.say(". Usual: \(usual).", ". Üblich: \(usual).")
  }

  var twoPlayers: PlainText {
    language.say(
      "With two players the best move depends on the other, so we can’t compare.",
      "Zu zweit hängt das Beste vom anderen ab, darum fehlt der Vergleich.")
  }

  var barLabels: CoachPage.BarLabels {
    CoachPage.BarLabels(
      usual: language.say("Usual turns", "Übliche Züge"),
      choices: language.say("by forgetting", "durch Vergessen"),
      chance: language.say("by chance", "durch Zufall"),
      sum: language.say("Your turns", "Deine Züge"))
  }

  func perfect(_ count: Int) -> PlainText {
    language.say(
      "Perfect turns: \(count).", "Perfekte Züge: \(count).")
  }

  func situation(_ turn: MemorizeTurn, number: Int) -> PlainText {
    let picture = game.puzzle.picture(turn.finding == .forgotCard ? turn.second : turn.first)
    if turn.finding == .forgotCard {
      return language.say(
        "In turn \(number) your second card was \(picture). When did you last see it?",
        "Im Zug \(number) war deine zweite Karte \(picture). Wann lag sie zuletzt offen?")
    }
    return language.say(
      "In turn \(number) you turned up \(picture). When did you last see the other \(picture)?",
      "Im Zug \(number) hast du \(picture) aufgedeckt. Wann lag \(picture) zuletzt offen?")
  }

  func sentence(_ turn: MemorizeTurn, seen: Int?) -> PlainText {
    switch turn.finding {
    case .pair: return language.say("A pair.", "Ein Paar.")
    case .pairByChance:
      return language.say("A pair, both new.", "Ein Paar, beide neu.")
    case .newCards:
      return language.say("No pair. Nobody could know.", "Kein Paar. Das konnte niemand wissen.")
    case .knownFirst:
      return language.say(
        "No pair. A new card first shows more.",
        "Kein Paar. Eine neue Karte zuerst zeigt mehr.")
    case .forgotTwin:
      let seen = seen ?? 0
      return language.say(
        "No pair. Its twin was up in turn \(seen).",
        "Kein Paar. Die andere lag im Zug \(seen) offen.")
    case .forgotCard:
      let seen = seen ?? 0
      return language.say(
        "No pair. The second card was up in turn \(seen).",
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
        "Usual is what a perfect memory takes on average.",
        "Üblich ist, was ein perfektes Gedächtnis im Mittel braucht."),
      language.say(
        "Forgetting adds turns. The rest is chance: on average 0.",
        "Vergessen kostet Züge. Der Rest ist Zufall: im Mittel 0."),
    ]
  }
}
