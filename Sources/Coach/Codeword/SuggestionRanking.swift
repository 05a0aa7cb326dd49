import Games
import Words

/// The best words to try, ranked by the number of groups, then answers before other words, then by the average
/// that is left, then alphabetically. Ranking by groups comes within 0.07, 0.04, 0.01 and less than 0.01
/// attempts of the best play for 3, 4, 5 and 6 letters (docs/coach.md), and players can count groups by hand.
struct SuggestionRanking {
  /// A suggestion by its index, and its groups.
  struct Entry {
    let guess: Int
    let count: GroupCount
  }

  /// The best entries, at most `CodewordAttempt.suggestionCount`.
  private(set) var best: [Entry] = []

  /// - Parameters:
  ///   - members: the answers that fit.
  ///   - game: the game before the attempt, which decides what the rules allow.
  init(of members: [UInt16], in game: Codeword, with vocabulary: CodewordVocabulary) {
    guard !members.isEmpty else { return }
    // With at most two possible answers, there is nothing to sort.
    if members.count <= 2 {
      let table = vocabulary.table(of: members)
      var counter = GroupCounter()
      best = members.filter { vocabulary.isTold(Int($0)) }.map {
        Entry(guess: Int($0), count: table.groups(of: Int($0), using: &counter))
      }
      return
    }
    let table = vocabulary.table(of: members)
    var counter = GroupCounter()
    for (guess, word) in vocabulary.suggestions.enumerated() {
      let entry = Entry(guess: guess, count: table.groups(of: guess, using: &counter))
      if best.count == CodewordAttempt.suggestionCount, let last = best.last,
        !Self.isBetter(entry, than: last)
      {
        continue
      }
      if !vocabulary.isTold(guess) { continue }
      // Checked last, because it takes longer than counting.
      if game.refusal(of: CodewordMove(word), in: nil) != nil { continue }
      var place = best.count
      while place > 0, Self.isBetter(entry, than: best[place - 1]) { place -= 1 }
      best.insert(entry, at: place)
      if best.count > CodewordAttempt.suggestionCount { best.removeLast() }
    }
  }

  private static func isBetter(_ one: Entry, than other: Entry) -> Bool {
    if one.count.groups != other.count.groups { return one.count.groups > other.count.groups }
    if one.count.isAnswer != other.count.isAnswer { return one.count.isAnswer }
    return one.count.squares < other.count.squares
  }
}
