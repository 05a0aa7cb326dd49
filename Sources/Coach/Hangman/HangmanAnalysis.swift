import Games
import Words

/// How good the letters of a game of Hangman were, and how many misses such letters usually bring.
///
/// Each letter is a separate account, whose result is one miss or none. Its par is the share of the fitting
/// words without the best letter, its cost is how much greater the share without the chosen letter is, and its
/// luck is the difference to the outcome. So V covers the next letter alone, and the balance of the game is the
/// sum of these accounts: it holds exactly, no cost is negative, and luck is 0 on average over all fitting
/// words. Considering the whole rest of the game would take a search and would hardly choose other letters: the
/// letter that is in the most fitting words comes within 0.02 misses of optimal play.
///
/// A guess of the whole answer is never graded, nor are guesses after the clue was revealed or when fewer than
/// `HangmanFits.fewest` words fitted.
public struct HangmanAnalysis: Equatable, Sendable {
  /// The graded letters, in the order in which they were guessed.
  public let guesses: [HangmanGuess]

  /// The account of the graded letters. Its result is the number of misses among them.
  ///
  /// Its luck includes the player's knowledge about words, which cannot be separated. So texts call it "fewer
  /// misses than such letters usually bring", or more.
  public let balance: Balance

  /// How many misses were hints, which the player chose. "A hint is a miss by choice."
  public let hintCount: Int

  /// How many misses were not graded: wrong answers, and letters when few words fitted.
  public let ungradedMisses: Int

  /// The letter for which another choice would have gained the most, to begin a review with; nil if none is
  /// worth mentioning.
  public var mostInstructive: HangmanGuess? {
    Instruction.mostCostly(of: guesses.map { $0.cost }).map { guesses[$0] }
  }

  /// The analysis of a game. Linear in the number of its turns and of the words that fit.
  /// - Throws: why there is no analysis.
  public init(of game: Hangman, in vocabulary: HangmanVocabulary) throws(HangmanSilence) {
    guard game.outcome.isOver else { throw .underWay }
    guard game.options.mode == .standard else { throw .evil }
    guard game.puzzle.category != nil else { throw .ownAnswer }
    let answer = game.puzzle.entries[0].answer
    guard var fits = HangmanFits(answer, in: vocabulary) else { throw .unknownAnswer }
    var guesses: [HangmanGuess] = []
    var known: [Letter] = []
    var isGraded = true
    for (index, turn) in game.turns.enumerated() {
      isGraded = isGraded && fits.areEnough
      switch (turn.move, turn.effect) {
      case (_, .clue): isGraded = false
      case (_, .shown(let letter, _)):
        known.append(letter)
        fits.keep(showing: letter)
      case (.letter(let letter), let effect):
        if isGraded {
          let isRight = effect != .wrong
          guesses.append(fits.guess(letter, turn: index, isRight: isRight, known: known))
        }
        known.append(letter)
        fits.keep(showing: letter)
      case (.answer(let letters), .wrong): fits.drop(letters)
      case (.answer, _), (.hint, _): break
      }
    }
    self.guesses = guesses
    balance = Self.balance(of: guesses)
    hintCount = game.hintCount
    ungradedMisses = game.missCount - game.hintCount - guesses.count { !$0.isRight }
  }

  private static func balance(of guesses: [HangmanGuess]) -> Balance {
    var par = 0.0
    for guess in guesses { par += 1 - guess.bestShare }
    var balance = Balance(par: par)
    for guess in guesses {
      let miss = guess.isRight ? 0.0 : 1.0
      balance.add(cost: guess.cost, luck: 1 - guess.share - miss)
    }
    return balance
  }
}

extension HangmanFits {
  /// A letter compared with the letters that were not known yet.
  fileprivate func guess(
    _ letter: Letter, turn: Int, isRight: Bool, known: [Letter]
  ) -> HangmanGuess {
    let shares = shares
    var best: [Letter] = []
    var most = -1.0
    for other in letter.alphabet.letters where !known.contains(other) {
      let share = shares[Int(other.index)]
      // Shares that differ by less count as equal, because the shares of phrases are rounded products.
      if share > most + 1e-9 {
        most = share
        best = [other]
      } else if share >= most - 1e-9 {
        best.append(other)
      }
    }
    let share = shares[Int(letter.index)]
    return HangmanGuess(
      turn: turn, letter: letter, isRight: isRight, fitCount: count, share: share,
      best: best, bestShare: best.contains(letter) ? share : most, shares: shares)
  }
}
