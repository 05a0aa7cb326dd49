import ByteStrings
import Coach
import Games
import Words

/// Every sentence that the coach says about a game of Hangman.
extension HangmanPages {
  var lead: PlainText {
    let count = game.missCount
    let misses = localized(
      count == 0 ? "without a miss" : count == 1 ? "with 1 miss" : "with \(count) misses")
    return game.outcome == .won
      ? localized("Found \(misses).")
      : localized("Not found, \(misses).")
  }

  /// - Parameter areAll: whether every miss is compared.
  static func labels(areAll: Bool) -> CoachPage.AccountLabels {
    CoachPage.AccountLabels(
      usual: localized("Perfect play"),
      expected: localized("These letters, on average"),
      choices: localized("Letter choice"),
      chance: localized("Hunches and chance"),
      result: areAll ? localized("Your misses") : localized("Misses compared"))
  }

  /// About hints, whole answers, and letters when few words were left.
  var notCompared: PlainText { localized("Not compared.") }

  var nothingGraded: PlainText {
    localized("No letter to compare this time.")
  }

  func otherMisses(_ analysis: HangmanAnalysis) -> PlainText {
    let count = analysis.hintCount + analysis.ungradedMisses
    let misses = localized(count == 1 ? "1 miss" : "\(count) misses")
    if analysis.ungradedMisses == 0 { return localized("Left out: \(misses) from hints.") }
    let hasOthers = game.turns.contains {
      if case .letter = $0.move { false } else { $0.isMiss }
    }
    return hasOthers
      ? localized(
        "Left out: \(misses) from hints, whole answers, or letters when few words were left.")
      : localized("Left out: \(misses) with only a few words left.")
  }

  func sentence(_ silence: HangmanSilence) -> PlainText {
    silence == .ownAnswer
      ? localized("Someone chose the answer, so we can’t compare.")
      : localized("The answer is not in the list, so we can’t compare.")
  }

  func situation(before guess: HangmanGuess) -> PlainText {
    let (shown, letter) = (shown(before: guess.turn), guess.letter.uppercased)
    return localized("\(shown)– you guessed \(letter).")
  }

  func judgement(of letter: Letter, instead guess: HangmanGuess) -> PlainText {
    let text = share(of: letter, in: guess)
    if guess.best.contains(letter) {
      return text + localized(": no letter is in more.")
    }
    let (name, own) = (guess.letter.uppercased, guess.count(of: guess.letter))
    return text + localized(", \(name) in \(own).")
  }

  private func share(of letter: Letter, in guess: HangmanGuess) -> PlainText {
    let (name, count) = (letter.uppercased, guess.count(of: letter))
    return localized("\(name) is in \(count) of \(guess.total) words that fit")
  }

  func solution(_ guess: HangmanGuess) -> PlainText {
    let letters = CoachPhrases.either(guess.best.map { $0.uppercased })
    let (best, own) = (guess.count(of: guess.best[0]), guess.count(of: guess.letter))
    let name = guess.letter.uppercased
    return localized(
      "\(letters): in \(best) of \(guess.total) words that fit. \(name) is in \(own).")
  }

  func sentences(_ guess: HangmanGuess) -> [PlainText] {
    var sentences: [PlainText] = []
    if let count = guess.fitCount {
      sentences.append(localized("\(count) words were possible."))
    }
    sentences.append(
      guess.isBest
        ? judgement(of: guess.letter, instead: guess)
        : guess.cost < Instruction.leastCost
          ? share(of: guess.letter, in: guess) + "." : solution(guess))
    return sentences
  }

  func sentence(_ guess: EvilHangmanAnalysis.Guess) -> PlainText {
    let (left, before) = (guess.left, guess.before)
    let text = localized("It left \(left) of \(before) answers")
    if guess.isBest { return text + localized(", the fewest.") }
    let (letters, best) = (CoachPhrases.either(guess.best.map { $0.uppercased }), guess.bestLeft)
    return text
      + localized(". \(letters) would have left \(best).")
  }

  var evil: PlainText {
    localized(
      "In evil mode the game keeps as many answers as it can, so nothing is left to chance.")
  }

  static var unit: (one: PlainText, several: PlainText) { (localized("miss"), localized("misses")) }

  static var lastGames: LastGames.Words {
    LastGames.Words(
      labels: labels(areAll: true),
      unit: unit, kind: "")
  }

  /// "E: a hit"
  func briefly(_ turn: HangmanTurn) -> PlainText {
    let what: PlainText =
      switch turn.move {
      case .letter(let letter): letter.uppercased
      case .answer: localized("The answer")
      case .hint: localized("A hint")
      }
    return what
      + (turn.isMiss
        ? localized(": a miss") : localized(": a hit"))
  }

  static var explanation: [PlainText] {
    [
      localized("We compare each letter with all words that fit, from every category."),
      localized(
        "Perfect play: how often the best letters miss. These letters: how often yours do. The rest is hunches and chance."
      ),
    ]
  }
}
