extension Times {
  /// Problems for the options. In a round no problem comes twice, not even with its numbers swapped. In a
  /// sprint no problem comes again before all others came.
  /// - Parameters:
  ///   - book: how well the player knows each fact. Practice deals facts that are due first, then wrong, slow
  ///     and new facts, then the rest. Other modes ignore it.
  ///   - dealing: ignored, because there are so many sets of facts that none comes again soon by chance.
  public static func deal(
    _ options: TimesOptions, using random: inout SeededRandom, from book: TimesFacts,
    by dealing: Dealing = .chance
  ) -> TimesPuzzle {
    var problems: [TimesProblem] = []
    var ranks: [Int] = []
    if options.mode == .practice { ranks = book.ranks(in: options.scope) }
    // The facts that must not come again yet. Only a sprint has more problems than facts.
    var used: [Int] = []
    while true {
      let order = random.permutation(of: options.scope.drawCount)
      for rank in ranks.isEmpty ? 0..<1 : 0..<TimesFacts.rankCount {
        for index in order where ranks.isEmpty || ranks[index] == rank {
          let fact = options.scope.fact(index)
          let key = fact.inOrder.key
          if used.contains(key) { continue }
          used.append(key)
          do throws(TimesError) {
            problems.append(
              try TimesProblem(
                fact, answerCount: options.answerCount, distractors: options.distractors,
                using: &random))
          } catch {
            preconditionFailure("options ask for no more answers than there are")
          }
          if problems.count == options.count { return TimesPuzzle(problems) }
        }
      }
      used = [used[used.count - 1]]
    }
  }
}
