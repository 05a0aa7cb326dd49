import ByteStrings

extension Memorize {
  /// A board from one of the themes, each equally likely: the number of pairs, which emoji they bear
  /// and where they lie are drawn, each way equally likely.
  public static func deal(
    _ options: MemorizeOptions, using random: inout SeededRandom, from book: MemorizeThemes
  ) -> MemorizePuzzle {
    let theme = book.themes[Int(random.draw(below: UInt32(book.themes.count)))]
    var pairs = theme.pairCount(using: &random)
    if let asked = options.pairs { pairs = min(asked, theme.emoji.count) }
    let drawn = random.permutation(of: theme.emoji.count)
    var cards: [PlainText] = []
    for place in random.permutation(of: pairs * 2) { cards.append(theme.emoji[drawn[place / 2]]) }
    guard
      let puzzle = MemorizePuzzle(themeName: theme.name, fill: theme.fill, cards: cards)
    else { preconditionFailure("a theme has emoji that are all different") }
    return puzzle
  }
}
