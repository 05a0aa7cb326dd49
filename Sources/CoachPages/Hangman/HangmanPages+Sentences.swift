import ByteStrings
import Coach
import Games
import Words

/// Every sentence that the coach says about a game of Hangman.
extension HangmanPages {
  var lead: PlainText {
    let count = game.missCount
    let misses = language.say(
      count == 0 ? "without a miss" : count == 1 ? "with 1 miss" : "with \(count) misses",
      count == 0 ? "ohne Fehler" : "mit \(count) \(count == 1 ? "Fehler" : "Fehlern")")
    return game.outcome == .won
      ? language.say("Found \(misses).", "Gefunden \(misses).")
      : language.say("Not found, \(misses).", "Nicht gefunden, \(misses).")
  }

  var barLabels: CoachPage.BarLabels { Self.barLabels(in: language) }

  private static func barLabels(in language: CoachLanguage) -> CoachPage.BarLabels {
    CoachPage.BarLabels(
      usual: language.say("Usual misses", "Übliche Fehler"),
      choices: language.say("by your letters", "durch deine Buchstaben"),
      chance: language.say("by all else", "durch alles andere"),
      sum: language.say("Misses of your letters", "Fehler deiner Buchstaben"))
  }

  /// Not all of them have a meaning: the page's lists have meanings only for words of up to six letters.
  var whichWords: PlainText { language.say("Which words", "Welche Wörter") }

  var nothingGraded: PlainText {
    language.say(
      "No letter to compare this time.",
      "Kein Buchstabe ließ sich vergleichen.")
  }

  func otherMisses(_ count: Int) -> PlainText {
    language.say(
      "\(count) more came from hints, whole answers, or letters when few words fitted.",
      "Dazu \(count) durch Tipps, ganze Antworten oder Buchstaben, als wenig passte.")
  }

  func sentence(_ silence: HangmanSilence) -> PlainText {
    silence == .ownAnswer
      ? language.say(
        "Somebody thought of the answer, so we can’t compare.",
        "Jemand hat sich die Antwort ausgedacht, darum fehlt der Vergleich.")
      : language.say(
        "The answer is not in the list, so we can’t compare.",
        "Die Antwort steht nicht in der Liste, darum fehlt der Vergleich.")
  }

  func situation(before guess: HangmanGuess) -> PlainText {
    let (shown, letter) = (shown(before: guess.turn), guess.letter.uppercased)
    return language.say("\(shown)– you guessed \(letter).", "\(shown)– du nahmst \(letter).")
  }

  func judgement(of letter: Letter, instead guess: HangmanGuess) -> PlainText {
    let (name, count) = (letter.uppercased, guess.ofHundred(letter))
    let text = language.say(
      "\(name) is in \(count) of 100 words that fit",
      "\(name) steht in \(count) von 100 passenden Wörtern")
    if guess.best.contains(letter) {
      return text + language.say(": no letter is in more.", ": kein Buchstabe in mehr.")
    }
    let own = guess.ofHundred
    return text + language.say(", yours in \(own).", ", deiner in \(own).")
  }

  func solution(_ guess: HangmanGuess) -> PlainText {
    let letters = language.either(guess.best.map { $0.uppercased })
    let (best, own) = (guess.bestOfHundred, guess.ofHundred)
    return language.say(
      "\(letters): in \(best) of 100 words that fit. Yours is in \(own).",
      "\(letters): in \(best) von 100 passenden Wörtern. Deiner in \(own).")
  }

  func sentences(_ guess: HangmanGuess) -> [PlainText] {
    var told: [PlainText] = []
    if let count = guess.fitCount {
      told.append(language.say("\(count) words fitted.", "\(count) Wörter passten."))
    }
    told.append(guess.isBest ? judgement(of: guess.letter, instead: guess) : solution(guess))
    return told
  }

  func sentence(_ guess: EvilHangmanAnalysis.Guess) -> PlainText {
    let (left, before) = (guess.left, guess.before)
    let text = language.say(
      "It left \(left) of \(before) answers", "Er ließ \(left) von \(before) Antworten übrig")
    if guess.isBest { return text + language.say(", the fewest.", ", so wenige wie möglich.") }
    let (letters, best) = (language.either(guess.best.map { $0.uppercased }), guess.bestLeft)
    return text
      + language.say(". \(letters) would have left \(best).", ". Mit \(letters) wären es \(best).")
  }

  var evil: PlainText {
    language.say(
      "In evil mode the game keeps as many answers as it can, so nothing is chance.",
      "Im gemeinen Modus behält das Spiel so viele Antworten wie möglich. Nichts ist Zufall.")
  }

  static func lastGames(in language: CoachLanguage) -> LastGames.Words {
    LastGames.Words(
      labels: barLabels(in: language),
      unit: language.say(("miss", "misses"), ("Fehler", "Fehler")), kind: "")
  }

  /// "E: a hit"
  func briefly(_ turn: HangmanTurn) -> PlainText {
    let what: PlainText =
      switch turn.move {
      case .letter(let letter): letter.uppercased
      case .answer: language.say("The answer", "Die Antwort")
      case .hint: language.say("A hint", "Ein Tipp")
      }
    return what
      + (turn.isMiss
        ? language.say(": a miss", ": ein Fehler") : language.say(": a hit", ": dabei"))
  }

  static func explanation(in language: CoachLanguage) -> [PlainText] {
    [
      language.say(
        "We compare each letter with all words that fit.",
        "Jeder Buchstabe wird an allen Wörtern gemessen, die passen."),
      language.say(
        "Usual is what the best letters miss. All else is what you know of words, and chance: on average 0.",
        "Üblich ist, was die besten verfehlen. Alles andere ist dein Wissen und Zufall: im Mittel 0."
      ),
    ]
  }
}
