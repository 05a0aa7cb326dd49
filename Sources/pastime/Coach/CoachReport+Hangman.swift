import Coach
import Games
import Words

extension CoachReport {
  /// The coach's report on a Hangman.
  init(of game: Hangman, in vocabulary: HangmanVocabulary) {
    let missed = counted(game.missCount, "miss", "misses")
    var found = "Not found, with \(missed)."
    if game.outcome == .won {
      found = game.missCount == 0 ? "Found without a miss." : "Found with \(missed)."
    }
    do throws(HangmanSilence) {
      if game.options.mode == .evil {
        self.init(ofEvil: try EvilHangmanAnalysis(of: game), opening: found)
        result = Double(game.missCount)
      } else {
        self.init(of: try HangmanAnalysis(of: game, in: vocabulary), opening: found)
      }
    } catch {
      let isOver = error != .underWay
      self = .silence(
        error.sentence, reason: error.keyword, after: isOver ? found : nil,
        result: isOver ? game.missCount : nil)
    }
  }

  private init(of analysis: HangmanAnalysis, opening: String) {
    self.opening = [opening]
    if analysis.guesses.isEmpty {
      self.opening.append("No letter to compare this time.")
      reason = "nothingGraded"
    } else {
      let usual = oneDecimal(analysis.usualMisses)
      var text = "The best letters usually miss \(usual) times. Yours missed "
      text += "\(analysis.gradedMisses)."
      let others = analysis.hintCount + analysis.ungradedMisses
      if others > 0 {
        text +=
          others == 1
          ? " The other came from a hint, a whole answer, or a letter"
          : " The other \(others) came from hints, whole answers, or letters"
        text += " after the clue or when few words fitted."
      }
      self.opening.append(text)
      balance = analysis.balance
    }
    // The number of misses that the balance explains. Hints and whole answers are the player's own decision.
    result = Double(analysis.gradedMisses)
    members = [
      ("hints", .whole(analysis.hintCount)),
      ("ungradedMisses", .whole(analysis.ungradedMisses)),
      ("mostInstructive", analysis.mostInstructive.map { .whole($0.turn + 1) } ?? .null),
    ]
    moves = analysis.guesses.map { guess in
      Move(
        sentence: guess.sentence,
        members: [
          ("turn", .whole(guess.turn + 1)), ("letter", .text(guess.letter.uppercased)),
          ("isRight", .truth(guess.isRight)), ("share", JSONValue(guess.share)),
          ("best", .list(guess.best.map { .text($0.uppercased) })),
          ("bestShare", JSONValue(guess.bestShare)),
          ("cost", JSONValue(guess.bestShare - guess.share)),
        ])
    }
  }

  private init(ofEvil analysis: EvilHangmanAnalysis, opening: String) {
    self.opening = [opening]
    reason = HangmanSilence.evil.keyword
    moves = analysis.guesses.map { guess in
      let best = listed(guess.best, "or")
      var text = "\(guess.letter.uppercased) left \(guess.left) of \(guess.before) answers"
      text += guess.isBest ? ", the fewest." : ". \(best) would have left \(guess.bestLeft)."
      return Move(
        sentence: text,
        members: [
          ("turn", .whole(guess.turn + 1)), ("letter", .text(guess.letter.uppercased)),
          ("before", .whole(guess.before)), ("after", .whole(guess.left)),
          ("best", .list(guess.best.map { .text($0.uppercased) })),
          ("bestAfter", .whole(guess.bestLeft)),
        ])
    }
    closing = [
      "In evil mode the game keeps as many answers as it can, so nothing is chance."
    ]
  }
}

extension HangmanGuess {
  /// The sentence about how common the letter was among what fitted, compared with the best letters.
  fileprivate var sentence: String {
    // For a phrase, the percentage is a share of the fitting phrases, and no words are counted.
    let fitting = fitCount == nil ? "phrases" : "words"
    let own = ofHundred == 0 ? "hardly any" : "\(ofHundred) of 100"
    let text = "\(letter.uppercased) is in \(own) \(fitting) that fit"
    if isBest { return text + ": no letter is in more." }
    let others = "\(listed(best, "and")) in \(bestOfHundred)"
    return text + ", " + others + (ofHundred == 0 ? " of 100" : "")
      + (best.count > 1 ? " each." : ".")
  }
}

/// "A", "A or B", "A, B or C".
private func listed(_ letters: [Letter], _ conjunction: String) -> String {
  let names = letters.map { $0.uppercased }
  let first = names.dropLast().joined(separator: ", ")
  return first.isEmpty ? names.joined() : "\(first) \(conjunction) \(names[names.count - 1])"
}

extension HangmanSilence {
  fileprivate var keyword: String {
    switch self {
    case .underWay: "unfinished"
    case .ownAnswer: "ownAnswer"
    case .unknownAnswer: "unknownAnswer"
    case .evil: "evil"
    case .notEvil: "notEvil"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .underWay: "Ask again when the game is over."
    case .ownAnswer: "Someone thought of the answer, so we can’t compare."
    case .unknownAnswer: "The answer is not in the list, so we can’t compare."
    case .evil, .notEvil: "We can’t compare in this mode."
    }
  }
}
