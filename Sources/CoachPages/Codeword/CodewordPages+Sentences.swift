import ByteStrings
import Coach
import Games
import Words

/// Every sentence that the coach says about a game of Codeword.
extension CodewordPages {
  var lead: PlainText {
    let count = game.attempts.count
    guard game.outcome == .won else {
      return localized("Not found in \(count) tries.")
    }
    let found = localized(count == 1 ? "Found in 1 try" : "Found in \(count) tries")
    guard let balance else { return found + "." }
    let par = CoachPhrases.figure(balance.par)
    return found
      + (10 * count < tenths(balance.par)
        ? localized(". Even perfect play takes \(par) on average!")
        : localized(". Perfect play takes \(par) on average."))
  }

  var labels: CoachPage.AccountLabels {
    Self.labels(
      result: game.outcome == .won
        ? localized("Your tries")
        : localized("Tries to finish"))
  }

  private static func labels(result: PlainText) -> CoachPage.AccountLabels {
    CoachPage.AccountLabels(
      usual: localized("Perfect play"), expected: localized("These words, on average"),
      choices: localized("Word choice"), chance: localized("Chance"), result: result)
  }

  func stillToCome(_ rest: Double) -> PlainText {
    let (count, rest) = (game.attempts.count, CoachPhrases.figure(rest))
    return localized("You took \(count) and needed about \(rest) more.")
  }

  func sentence(_ silence: CodewordSilence) -> PlainText {
    switch silence {
    case .unfinished: ""
    case .secretNotInLists:
      localized("This word never comes up, so we can’t compare.")
    case .secretChosen:
      localized("Someone may have chosen the word, so there is no usual result.")
    case .boundMode:
      localized("In hard mode each word limits the next, so we can’t compare.")
    case .tooManyCases:
      localized("Too many words were possible, so we can’t compare.")
    }
  }

  func situation(_ attempt: CodewordAttempt, number: Int) -> PlainText {
    if attempt.before == 1 {
      return localized("Before try \(number), only one word was possible.")
    }
    let count = attempt.before
    return localized(
      "Before try \(number), \(count) words were possible. You tried \(attempt.word.uppercased).")
  }

  /// "RAISE ⬜⬜🟡⬜⬜"
  func shown(_ attempt: Codeword.Attempt) -> PlainText {
    var text = attempt.word.uppercased + " "
    for index in 0..<game.options.length { text += PlainText(attempt.marks[index].emoji) }
    return text
  }

  var notAWord: PlainText {
    let length = game.options.length
    return localized("Enter a word of \(length) letters from the list.")
  }

  func judgement(of word: Word, groups: Int, instead attempt: CodewordAttempt) -> PlainText {
    let word = word.uppercased
    if attempt.before <= 2 {
      let fits = attempt.suggestions.contains { $0.word.uppercased.hasSameBytes(as: word) }
      return fits
        ? localized("Yes, \(word) was still possible.")
        : localized("\(word) was no longer possible.")
    }
    let made = localized("\(word) makes \(groups) \(groups == 1 ? "group" : "groups")")
    guard groups >= attempt.suggestions[0].groups else {
      return made
        + localized(". Yours made \(attempt.groups). Another word makes more.")
    }
    return made
      + localized(": no common word makes more.")
  }

  func solution(_ attempt: CodewordAttempt) -> PlainText {
    if attempt.before <= 2 {
      let words = CoachPhrases.either(attempt.suggestions.map { $0.word.uppercased })
      return localized("It could only be \(words).")
    }
    let (words, groups) = best(attempt)
    return localized("\(words) would make \(groups) groups.")
  }

  /// The words that make the most groups, as a list, and the number of groups.
  private func best(_ attempt: CodewordAttempt) -> (words: PlainText, groups: Int) {
    let groups = attempt.suggestions[0].groups
    let best = attempt.suggestions.filter { $0.groups == groups }
    return (CoachPhrases.either(best.map { $0.word.uppercased }), groups)
  }

  func sentences(_ attempt: CodewordAttempt, cost: Double?) -> [PlainText] {
    let (before, after) = (attempt.before, attempt.after)
    if attempt.isFound, !isDealtWord { return [localized("Found.")] }
    if before == 0 {
      return [localized("No word in the list was possible.")]
    }
    if before == 1 {
      let word = CoachPhrases.either(attempt.suggestions.map { $0.word.uppercased })
      return [
        attempt.isFound
          ? localized("Only one word was possible, and you found it.")
          : localized("Only one word was possible: \(word).")
      ]
    }
    let possible = localized("\(before) words were possible")
    if attempt.isFound { return [possible + localized(", and you found the right one.")] }
    let left = attempt.averageLeft
    let average = left < 10 ? CoachPhrases.figure(left) : "\(Int(left + 0.5))"
    var sentences = [
      possible + localized(", then \(after). This try usually leaves about \(average).")
    ]
    if before > 2 {
      let groups = attempt.groups
      let made = localized("It splits them into \(groups) \(groups == 1 ? "group" : "groups")")
      if attempt.suggestions.isEmpty || attempt.suggestions[0].groups <= groups {
        sentences.append(made + localized(": no common word makes more."))
      } else if let cost, cost < Instruction.leastCost {
        // More groups would not have helped.
        sentences.append(made + ".")
      } else {
        let (words, most) = best(attempt)
        sentences.append(made + localized(". \(words) would make \(most)."))
      }
    }
    if after > 1, let left = attempt.stillFitting(in: analysis.vocabulary) {
      let words = CoachPhrases.either(left.map { $0.uppercased })
      sentences.append(localized("Still possible: \(words)."))
    }
    return sentences
  }

  static var unit: (one: PlainText, several: PlainText) { (localized("try"), localized("tries")) }

  static func lastGames(length: Int) -> LastGames.Words {
    LastGames.Words(
      labels: labels(result: ""),
      unit: unit,
      kind: localized(" of \(length) letters"))
  }

  /// "LIGHT: 5 words left"
  func briefly(_ attempt: CodewordAttempt) -> PlainText {
    let (word, after) = (attempt.word.uppercased, attempt.after)
    if attempt.isFound { return word + localized(": found") }
    return word
      + localized(after == 1 ? ": 1 word left" : ": \(after) words left")
  }

  static var explanation: [PlainText] {
    [
      localized("Perfect play: how many tries it takes on average if each is the best."),
      localized(
        "These words: how many tries they take on average. The rest is chance, and evens out."
      ),
      localized(
        "Words that would get the same colours form a group. More groups get you to the word sooner."
      ),
    ]
  }
}
