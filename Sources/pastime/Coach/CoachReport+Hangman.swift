import Coach
import Games
import Words

extension CoachReport {
  /// What the coach says of a Hangman.
  init(of game: Hangman, in vocabulary: HangmanVocabulary) {
    let missed = counted(game.missCount, "miss", "misses")
    let found = game.outcome == .won ? "Found with \(missed)" : "Not found; \(missed)"
    do throws(HangmanSilence) {
      if game.options.mode == .evil {
        self.init(ofEvil: try EvilHangmanAnalysis(of: game), opening: found + ".")
        result = Double(game.missCount)
      } else {
        self.init(of: try HangmanAnalysis(of: game, in: vocabulary), opening: found)
      }
    } catch {
      self = .silence(error.sentence, reason: error.keyword)
    }
  }

  private init(of analysis: HangmanAnalysis, opening: String) {
    self.opening = [opening + "."]
    if !analysis.guesses.isEmpty {
      let usual = oneDecimal(analysis.usualMisses)
      self.opening.append(
        "Letters like these usually bring \(usual) misses; here they brought "
          + "\(analysis.gradedMisses).")
    }
    // What the balance is about: hints and whole answers are the player's own decision.
    result = Double(analysis.gradedMisses)
    balance = analysis.balance
    members = [
      ("hints", .whole(analysis.hintCount)),
      ("ungradedMisses", .whole(analysis.ungradedMisses)),
      ("mostInstructive", analysis.mostInstructive.map { .whole($0.turn + 1) } ?? .null),
    ]
    moves = analysis.guesses.map { guess in
      let best = guess.best.map { $0.uppercased }.joined(separator: ", ")
      var text = "\(guess.letter.uppercased) is in \(guess.ofHundred) of 100 words that fit"
      text += guess.isBest ? ": no letter is in more." : "; \(best) in \(guess.bestOfHundred)."
      return Move(
        sentence: text,
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
      let best = guess.best.map { $0.uppercased }.joined(separator: ", ")
      var text = "\(guess.letter.uppercased) left \(guess.left) of \(guess.before) answers"
      text += guess.isBest ? ", as few as any." : "; \(best) would have left \(guess.bestLeft)."
      return Move(
        sentence: text,
        members: [
          ("turn", .whole(guess.turn + 1)), ("letter", .text(guess.letter.uppercased)),
          ("before", .whole(guess.before)), ("after", .whole(guess.left)),
          ("best", .list(guess.best.map { .text($0.uppercased) })),
          ("bestAfter", .whole(guess.bestLeft)),
        ])
    }
    closing = ["There is no chance in evil mode: the game keeps what is hardest to find."]
  }
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
    case .underWay: "The game goes on. The coach speaks afterwards."
    case .ownAnswer: "Somebody thought of the answer, so nobody knows what else it could have been."
    case .unknownAnswer: "The lists no longer have the answer, so nothing is said."
    case .evil, .notEvil: "Nothing is said of this mode."
    }
  }
}
