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
        "\(count) attempts, and the word was not found.",
        "\(count) Versuche, und das Wort wurde nicht gefunden.")
    }
    let found = language.say(
      count == 1 ? "Found with 1 attempt" : "Found with \(count) attempts",
      count == 1 ? "Gefunden mit 1 Versuch" : "Gefunden mit \(count) Versuchen")
    guard let balance else { return found + "." }
    let par = language.figure(balance.par)
    return found + language.say("; most games take \(par).", "; üblich sind \(par).")
  }

  var barLabels: CoachPage.BarLabels {
    Self.barLabels(
      sum: game.outcome == .won
        ? language.say("Your attempts", "Deine Versuche")
        : language.say("Yours, and those still to come", "Deine und die noch nötigen"),
      in: language)
  }

  private static func barLabels(
    sum: PlainText, in language: CoachLanguage
  ) -> CoachPage.BarLabels {
    CoachPage.BarLabels(
      usual: language.say("Usual attempts", "Übliche Versuche"),
      choices: language.say("by your words", "durch deine Wörter"),
      chance: language.say("by how the marks fell", "dadurch, wie die Zeichen fielen"), sum: sum)
  }

  func stillToCome(_ rest: Double) -> PlainText {
    let (count, rest) = (game.attempts.count, language.figure(rest))
    return language.say(
      "You made \(count); about \(rest) were still to come.",
      "Du hattest \(count); etwa \(rest) fehlten noch.")
  }

  func sentence(_ silence: CodewordSilence) -> PlainText {
    switch silence {
    case .unfinished: ""
    case .secretNotInLists:
      language.say(
        "The word is none of those that are dealt, so it is not said what is usual.",
        "Das Wort wird sonst nicht ausgeteilt, darum steht hier nicht, was üblich ist.")
    case .secretChosen:
      language.say(
        "Somebody may have chosen the word, so it is not said what is usual.",
        "Vielleicht hat jemand das Wort ausgesucht, darum steht hier nicht, was üblich ist.")
    case .boundMode:
      language.say(
        "In hard mode each word limits the next, so it is not said what is usual.",
        "Im schweren Modus bindet jedes Wort das nächste, darum steht hier nicht, was üblich ist.")
    case .tooManyCases:
      language.say(
        "There were too many cases to look into, so it is not said what is usual.",
        "Es gab zu viele Fälle, darum steht hier nicht, was üblich ist.")
    }
  }

  func situation(_ attempt: CodewordAttempt, number: Int) -> PlainText {
    if attempt.before == 1 {
      return language.say(
        "Before attempt \(number) only one word still fitted.",
        "Vor Versuch \(number) passte nur noch ein Wort.")
    }
    let count = attempt.before
    return language.say(
      "Before attempt \(number), \(count) words fitted. You tried \(attempt.word.uppercased).",
      "Vor Versuch \(number) passten \(count) Wörter. Du hast \(attempt.word.uppercased) versucht.")
  }

  var notAWord: PlainText {
    let length = game.options.length
    return language.say(
      "Please enter a word of \(length) letters that the lists have.",
      "Gib bitte ein Wort mit \(length) Buchstaben ein, das in den Listen steht.")
  }

  func judgement(of word: Word, groups: Int, instead attempt: CodewordAttempt) -> PlainText {
    let word = word.uppercased
    if attempt.before <= 2 {
      let fits = attempt.suggestions.contains { $0.word.uppercased.hasSameBytes(as: word) }
      return fits
        ? language.say("Yes, \(word) still fitted.", "Ja, \(word) passte noch.")
        : language.say("\(word) did not fit any more.", "\(word) passte nicht mehr.")
    }
    let made = language.say(
      "\(word) makes \(groups) \(groups == 1 ? "group" : "groups")",
      "\(word) macht \(groups) \(groups == 1 ? "Gruppe" : "Gruppen")")
    guard groups >= attempt.suggestions[0].groups else {
      return made
        + language.say(
          ". Yours made \(attempt.groups), and another word makes more still.",
          ". Deins machte \(attempt.groups), und ein anderes macht noch mehr.")
    }
    return made
      + language.say(": as many as any common word.", ": so viele wie das beste bekannte Wort.")
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
      return [language.say("No word of the lists fitted.", "Kein Wort der Listen passte.")]
    }
    let fitted = language.say(
      before == 1 ? "Only one word still fitted" : "\(before) words fitted",
      before == 1 ? "Nur ein Wort passte noch" : "\(before) Wörter passten")
    if attempt.isFound {
      return [fitted + language.say(", and this is it.", ", und dieses ist es.")]
    }
    if before == 1 { return [fitted + "."] }
    let average = language.figure(attempt.averageLeft)
    var told = [
      fitted
        + language.say(
          ", then \(after); with this word \(average) on average.",
          ", dann \(after); mit diesem Wort sind es im Mittel \(average).")
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
              ", as many as any common word.", ", so viele wie das beste bekannte Wort."))
      }
    }
    if let cost, cost >= Instruction.leastCost {
      let cost = language.figure(cost)
      told.append(
        language.say(
          "Another word would have needed about \(cost) fewer attempts.",
          "Ein anderes Wort hätte etwa \(cost) Versuche weniger gebraucht."))
    }
    if after > 1, let left = attempt.stillFitting(in: analysis.vocabulary) {
      let words = language.either(left.map { $0.uppercased })
      told.append(language.say("It could still have been \(words).", "Möglich war noch \(words)."))
    }
    return told
  }

  static func lastGames(length: Int, in language: CoachLanguage) -> LastGames.Words {
    LastGames.Words(
      labels: barLabels(sum: "", in: language),
      unit: language.say(("attempt", "attempts"), ("Versuch", "Versuche")),
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
        "Usual is what the best play needs on average, over all words that can be the secret.",
        "Üblich ist, was bestes Spiel im Mittel braucht, über alle Wörter, die gesucht sein können."
      ),
      language.say(
        "Your words add what they need more than the best word each time. The rest is how the marks fell: on average 0.",
        "Deine Wörter fügen hinzu, was sie mehr brauchen als jeweils das beste. Der Rest ist, wie die Zeichen fielen: im Mittel 0."
      ),
      language.say(
        "Words that would get the same marks are a group. The more groups, the likelier the next word is right.",
        "Wörter, die dieselben Zeichen bekämen, sind eine Gruppe. Je mehr Gruppen, desto eher stimmt das nächste Wort."
      ),
    ]
  }
}
