import Games
import Words

/// The timing of the words found on one rack.
public struct AnagramsPace: Equatable, Sendable {
  /// The number of letters from which a word is long.
  public static let longWord = 5

  /// The time to the first long word; nil if none was found. "The first long word came after 40 seconds."
  public private(set) var firstLongWord: Milliseconds?

  /// The longest time without a word, from the deal to the last move on the rack. "For 90 seconds no word
  /// came."
  public private(set) var longestGap = Milliseconds.zero

  /// The number of words before that gap.
  public private(set) var wordsBeforeGap = 0

  /// The word length that was found last: the length whose first word was found the latest; nil if words of
  /// only one length were found. "You came to words of four letters last."
  public private(set) var lastLength: Int?

  private let begun: PlayTime
  private var last: PlayTime
  private var words: [Word] = []

  private init(begun: PlayTime) {
    self.begun = begun
    last = begun
  }

  /// The paces on the racks of a game, in the order of play, from its moves and their times of play; empty if
  /// the moves are invalid.
  public static func paces(
    of puzzle: AnagramsPuzzle, options: AnagramsOptions, moves: [AnagramsMove], times: [PlayTime]
  ) -> [AnagramsPace] {
    guard moves.count == times.count, var game = try? Anagrams(puzzle, options: options) else {
      return []
    }
    var paces = [AnagramsPace(begun: .zero)]
    for (move, time) in zip(moves, times) {
      let current = game.rounds.count - 1
      let deadline = game.deadline
      guard (try? game.play(move, at: time)) != nil else { return [] }
      // Time after the end of a rack's limit does not count.
      let counted = min(time, deadline ?? time)
      if case .word(let word) = move {
        paces[current].find(word, at: counted)
      } else if game.rounds[current].ending != nil {
        paces[current].rest(until: counted)
      }
      if game.rounds.count > paces.count { paces.append(AnagramsPace(begun: time)) }
    }
    return paces
  }

  private mutating func find(_ word: Word, at time: PlayTime) {
    rest(until: time)
    if firstLongWord == nil, word.count >= Self.longWord { firstLongWord = time - begun }
    let isNewLength = !words.contains { $0.count == word.count }
    if isNewLength, !words.isEmpty { lastLength = word.count }
    words.append(word)
    last = time
  }

  private mutating func rest(until time: PlayTime) {
    guard time - last > longestGap else { return }
    longestGap = time - last
    wordsBeforeGap = words.count
  }
}
