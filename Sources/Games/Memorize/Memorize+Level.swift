extension Memorize {
  /// The options of the next level; nil if there is none. The levels are the boards on offer.
  ///
  /// One player who needed at most two turns for each pair goes up a level. If the theme determined the number of pairs,
  /// there are no levels.
  public var nextLevel: MemorizeOptions? {
    guard outcome.isOver, !options.hasTwoPlayers, options.pairs == puzzle.pairCount,
      gains.count <= 2 * puzzle.pairCount,
      let next = MemorizeOptions.sizes.first(where: { $0 > puzzle.pairCount })
    else { return nil }
    return MemorizeOptions(isQuick: options.isQuick, pairs: next)
  }
}
