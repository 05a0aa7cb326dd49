extension Times {
  /// Problems for the options. In a round none comes twice, nor the same numbers the other way round;
  /// in a sprint none comes again before all came.
  /// - Parameters:
  ///   - book: how well the player knows which facts. Practice deals what is due, then what is wrong, slow,
  ///     new, and then the rest; other modes do not ask.
  ///   - dealing: makes no difference: of so many sets of facts chance brings none again soon.
  public static func deal(
    _ options: TimesOptions, using random: inout SeededRandom, from book: TimesFacts,
    by dealing: Dealing = .chance
  ) -> TimesPuzzle {
    var problems: [TimesProblem] = []
    var ranks: [Int] = []
    if options.mode == .practice { ranks = book.ranks(in: options.scope) }
    // The facts that must not come again yet. Only a sprint has more problems than there are facts.
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
