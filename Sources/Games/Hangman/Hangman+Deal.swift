extension Hangman {
  /// An answer of the book that suits the options. Every answer of a category is equally likely. If any
  /// category will do, every category is equally likely.
  ///
  /// In evil mode the deal also includes the answers of the category that look the same before the first guess.
  /// Evil mode prefers an answer with at least five lookalikes and otherwise takes the answer with the most. If
  /// any category will do, it searches further categories for such an answer.
  /// - Parameter dealing: when dealing by turns, every answer of any category is equally likely.
  /// - Throws: `.noWords` if nothing suits.
  public static func deal(
    _ options: HangmanOptions, using random: inout SeededRandom, from book: HangmanBook,
    by dealing: Dealing = .chance
  ) throws(DealError) -> HangmanPuzzle {
    if case .turn(let turn) = dealing, options.source == .any, options.mode == .standard,
      let puzzle = book.puzzle(at: turn, of: options.difficulty)
    {
      return puzzle
    }
    var most = 0
    var best: HangmanPuzzle?
    for category in categories(for: options, using: &random) {
      let entries = book.entries(of: category)
      var suiting: [HangmanEntry] = []
      for index in random.permutation(of: entries.count) {
        let entry = entries[index]
        if options.difficulty.map({ $0 == HangmanDifficulty(of: entry.answer, in: book.language) })
          ?? true
        {
          suiting.append(entry)
        }
      }
      let dealt = options.mode == .evil ? lookalikes(among: suiting) : Array(suiting.prefix(1))
      if dealt.count > most {
        most = dealt.count
        best = HangmanPuzzle(category: category, entries: dealt)
      }
      if options.mode == .evil ? most >= enoughLookalikes : most > 0 { break }
    }
    guard let best else { throw .noWords }
    return best
  }

  private static func categories(
    for options: HangmanOptions, using random: inout SeededRandom
  ) -> [HangmanCategory] {
    switch options.source {
    case .any:
      random.permutation(of: HangmanCategory.allCases.count).map { HangmanCategory.allCases[$0] }
    case .category(let category): [category]
    case .own: []
    }
  }

  /// The first entry with enough lookalikes, together with those; if no entry has enough, the entry with the
  /// most.
  private static func lookalikes(among entries: [HangmanEntry]) -> [HangmanEntry] {
    var best: [HangmanEntry] = []
    for first in entries {
      var alike: [HangmanEntry] = []
      for entry in entries where entry.answer.hasSameShape(as: first.answer) {
        if alike.count < HangmanPuzzle.entryLimit { alike.append(entry) }
      }
      if alike.count > best.count { best = alike }
      if best.count >= enoughLookalikes { break }
    }
    return best
  }

  /// With fewer answers, evil mode would have hardly any choice.
  private static let enoughLookalikes = 6
}
