import ByteStrings
import Coach
import Games
import Words

/// Every sentence that the coach says about a game of Codeword.
extension CodewordPages {
  var lead: PlainText {
    let count = game.attempts.count
    guard game.outcome == .won else {
      return language.say(
        "Not found in \(count) tries.",
        "Nicht gefunden in \(count) Versuchen.")
    }
    let found = language.say(
      count == 1 ? "Found in 1 try" : "Found in \(count) tries",
      count == 1 ? "Gefunden in 1 Versuch" : "Gefunden in \(count) Versuchen")
    guard let balance else { return found + "." }
    let par = language.figure(balance.par)
    return found + language.say(". Most games take \(par).", ". Üblich sind \(par).")
  }

  var barLabels: CoachPage.BarLabels {
    Self.barLabels(
      sum: game.outcome == .won
        ? language.say("Your tries", "Deine Versuche")
        : language.say("Yours, and those to come", "Deine und die noch nötigen"),
      in: language)
  }

  private static func barLabels(
    sum: PlainText, in language: CoachLanguage
  ) -> CoachPage.BarLabels {
    CoachPage.BarLabels(
      usual: language.say("Usual tries", "Übliche Versuche"),
      choices: language.say("by your words", "durch deine Wörter"),
      chance: language.say("by chance", "durch Zufall"), sum: sum)
  }

  func stillToCome(_ rest: Double) -> PlainText {
    let (count, rest) = (game.attempts.count, language.figure(rest))
    return language.say(
      "You took \(count), with about \(rest) to go.",
      "Nach \(count) fehlten noch etwa \(rest).")
  }

  func sentence(_ silence: CodewordSilence) -> PlainText {
    switch silence {
    case .unfinished: ""
    case .secretNotInLists:
      language.say(
        "This word is never dealt, so we can’t compare.",
        "Dieses Wort kommt sonst nie vor, darum fehlt der Vergleich.")
    case .secretChosen:
      language.say(
        "Somebody may have chosen the word, so we can’t compare.",
        "Vielleicht hat jemand das Wort ausgesucht, darum fehlt der Vergleich.")
    case .boundMode:
      language.say(
        "In hard mode each word limits the next, so we can’t compare.",
        "Im schweren Modus bindet jedes Wort das nächste, darum fehlt der Vergleich.")
    case .tooManyCases:
      language.say(
        "Too many words were possible, so we can’t compare.",
        "Zu viele Wörter waren möglich, darum fehlt der Vergleich.")
    }
  }

  func situation(_ attempt: CodewordAttempt, number: Int) -> PlainText {
    if attempt.before == 1 {
      return language.say(
        "Before try \(number), only one word fitted.",
        "Vor Versuch \(number) passte nur noch ein Wort.")
    }
    let count = attempt.before
    return language.say(
      "Before try \(number), \(count) words fitted. You tried \(attempt.word.uppercased).",
      "Vor Versuch \(number) passten \(count) Wörter. Du hast \(attempt.word.uppercased) versucht.")
  }

  var notAWord: PlainText {
    let length = game.options.length
    return language.say(
      "Enter a word of \(length) letters from the list.",
      "Gib ein Wort mit \(length) Buchstaben aus der Liste ein.")
  }

  func judgement(of word: Word, groups: Int, instead attempt: CodewordAttempt) -> PlainText {
    let word = word.uppercased
    if attempt.before <= 2 {
      let fits = attempt.suggestions.contains { $0.word.uppercased.hasSameBytes(as: word) }
      return fits
        ? language.say("Yes, \(word) still fitted.", "Ja, \(word) passte noch.")
        : language.say("\(word) no longer fitted.", "\(word) passte nicht mehr.")
    }
    let made = language.say(
      "\(word) makes \(groups) \(groups == 1 ? "group" : "groups")",
      "\(word) macht \(groups) \(groups == 1 ? "Gruppe" : "Gruppen")")
    guard groups >= attempt.suggestions[0].groups else {
      return made
        + language.say(
          ". Yours made \(attempt.groups). Another word makes more.",
          ". Deins machte \(attempt.groups), ein anderes noch mehr.")
    }
    return made
      + language.say(": no common word makes more.", ": kein bekanntes Wort macht mehr.")
  }

  func solution(_ attempt: CodewordAttempt) -> PlainText {
    if attempt.before <= 2 {
      let words = language.either(attempt.suggestions.map { $0.word.uppercased })
      return language.say("It could only be \(words).", "Es konnte nur \(words) sein.")
    }
    return best(attempt)
  }

  /// "ALBUM makes 4 groups, BALMS 4."
  private func best(_ attempt: CodewordAttempt) -> PlainText {
    var text: PlainText = ""
    for (index, suggestion) in attempt.suggestions.enumerated() {
      let (word, groups) = (suggestion.word.uppercased, suggestion.groups)
      if index == 0 {
        text = language.say("\(word) makes \(groups) groups", "\(word) macht \(groups) Gruppen")
      } else {
        text += ", \(word) \(groups)"
      }
    }
    return text + "."
  }

  func sentences(_ attempt: CodewordAttempt, cost: Double?) -> [PlainText] {
    let (before, after) = (attempt.before, attempt.after)
    if attempt.isFound, !isDealtWord { return [language.say("Found.", "Gefunden.")] }
    if before == 0 {
      return [language.say("No word in the list fitted.", "Kein Wort der Liste passte.")]
    }
    let fitted = language.say(
      before == 1 ? "Only one word still fitted" : "\(before) words fitted",
      before == 1 ? "Nur ein Wort passte noch" : "\(before) Wörter passten")
    if attempt.isFound {
      return [fitted + language.say(", and this is it.", ", und das ist es.")]
    }
    if before == 1 { return [fitted + "."] }
    let average = language.figure(attempt.averageLeft)
    var told = [
      fitted
        + language.say(
          ", then \(after). This word averages \(average).",
          ", dann \(after). Im Mittel bleiben \(average).")
    ]
    if before > 2 {
      let groups = attempt.groups
      let made = language.say("It makes \(groups) groups", "Es macht \(groups) Gruppen")
      if let best = attempt.suggestions.first, best.groups > groups {
        told.append(made + ". " + self.best(attempt))
      } else {
        told.append(
          made
            + language.say(
              ": no common word makes more.", ": kein bekanntes Wort macht mehr."))
      }
    }
    if let cost, cost >= Instruction.leastCost {
      let cost = language.figure(cost)
      told.append(
        language.say(
          "Another word would have saved about \(cost) tries.",
          "Ein anderes Wort hätte etwa \(cost) Versuche gespart."))
    }
    if after > 1, let left = attempt.stillFitting(in: analysis.vocabulary) {
      let words = language.either(left.map { $0.uppercased })
      told.append(language.say("Still possible: \(words).", "Noch möglich: \(words)."))
    }
    return told
  }

  static func lastGames(length: Int, in language: CoachLanguage) -> LastGames.Words {
    LastGames.Words(
      labels: barLabels(sum: "", in: language),
      unit: language.say(("try", "tries"), ("Versuch", "Versuche")),
      kind: language.say(" of \(length) letters", " mit \(length) Buchstaben"))
  }

  /// "LIGHT: 5 words left"
  func briefly(_ attempt: CodewordAttempt) -> PlainText {
    let (word, after) = (attempt.word.uppercased, attempt.after)
    if attempt.isFound { return word + language.say(": found", ": gefunden") }
    return word
      + language.say(
        after == 1 ? ": 1 word left" : ": \(after) words left",
        after == 1 ? ": noch 1 Wort" : ": noch \(after) Wörter")
  }

  static func explanation(in language: CoachLanguage) -> [PlainText] {
    [
      language.say(
        "Usual is what the best play takes on average, for any secret word.",
        "Üblich ist, was das beste Spiel im Mittel braucht, bei allen Wörtern."
      ),
      language.say(
        "Your words add what the best words would have saved. The rest is chance: on average 0.",
        "Deine Wörter kosten, was die besten gespart hätten. Der Rest ist Zufall: im Mittel 0."
      ),
      language.say(
        "Words that would get the same colours are a group. More groups bring you to the word sooner.",
        "Wörter mit denselben Farben sind eine Gruppe. Mit mehr Gruppen findest du das Wort eher."
      ),
    ]
  }
}
