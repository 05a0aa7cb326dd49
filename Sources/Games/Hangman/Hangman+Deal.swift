extension Hangman {
  /// An answer of the book that suits the options: each of a category is equally likely, and so is each
  /// category where any will do.
  ///
  /// Evil mode deals with it the answers of the category that look the same before the first guess. It
  /// deals one that has five like itself, or as many as there are; where any category will do, it looks
  /// further for that.
  /// - Parameter dealing: by turns each answer of any category is equally likely.
  /// - Throws: `.noWords` when nothing suits.
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
        if options.difficulty.map({ $0 == HangmanDifficulty(of: entry.answer) }) ?? true {
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

  /// The first of the entries that has enough others like itself, with those; where none has, the one
  /// that has the most.
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

  /// Fewer answers than these hardly give evil mode a choice.
  private static let enoughLookalikes = 6
}
