extension Times {
  /// Problems for the options. In a round none comes twice, nor the same numbers the other way round;
  /// in a sprint none comes again before all came.
  /// - Parameter book: how well the player knows which facts. Practice deals what is wrong, then what
  ///   is slow, then what is new, and then the rest; other modes do not ask.
  public static func deal(
    _ options: TimesOptions, using random: inout SeededRandom, from book: TimesFacts
  ) -> TimesPuzzle {
    var dealer = TimesDealer(options)
    if options.mode == .practice {
      for standing in [TimesFacts.Standing.wrong, .slow] {
        dealer.deal(book.facts(standing, in: options.scope), using: &random)
      }
      dealer.deal(butKnownIn: book, using: &random)
    }
    while !dealer.isDone {
      dealer.deal(butKnownIn: nil, using: &random)
      dealer.beginAnew()
    }
    if options.mode == .practice { random.shuffle(&dealer.problems) }
    guard let puzzle = TimesPuzzle(problems: dealer.problems) else {
      preconditionFailure("options ask for at least one problem")
    }
    return puzzle
  }
}

private struct TimesDealer {
  let options: TimesOptions
  var problems: [TimesProblem] = []

  /// The keys of the facts that must not come again yet.
  private var used: [Int] = []

  init(_ options: TimesOptions) { self.options = options }

  var isDone: Bool { problems.count == options.count }

  /// Lets every fact come again but the last: only a sprint has more problems than there are facts.
  mutating func beginAnew() { used = Array(used.suffix(1)) }

  /// Deals these facts in an order of which all are equally likely, until there are enough.
  mutating func deal(_ facts: [TimesFact], using random: inout SeededRandom) {
    for place in random.permutation(of: facts.count) {
      let fact = facts[place]
      var isReversed = !options.scope.isStraight(fact)
      if !isReversed, fact.operation.isCommutative, options.scope.isReversed(fact) {
        isReversed = random.draw(below: 2) == 1
      }
      deal(
        fact, first: isReversed ? fact.second : fact.first,
        second: isReversed ? fact.first : fact.second, using: &random)
    }
  }

  /// Deals numbers of the ranges, every pair of them equally likely, until there are enough.
  mutating func deal(butKnownIn book: TimesFacts?, using random: inout SeededRandom) {
    for index in random.permutation(of: options.scope.drawCount) {
      if isDone { return }
      let (operation, first, second) = options.scope.draw(index)
      let fact = TimesFact(operation, first, second)
      if let book, book.standing(of: fact) != .new { continue }
      deal(fact, first: first, second: second, using: &random)
    }
  }

  private mutating func deal(
    _ fact: TimesFact, first: Int, second: Int, using random: inout SeededRandom
  ) {
    guard !isDone, fact.isPossible, !used.contains(fact.key) else { return }
    used.append(fact.key)
    var areSlips = false
    if case .slips = options.answering { areSlips = true }
    do throws(TimesProblemFault) {
      problems.append(
        try TimesProblem(
          fact.operation, first...first, second...second, answerCount: options.answering.count,
          areSlips: areSlips, using: &random))
    } catch {
      preconditionFailure("options ask for no more answers than there are")
    }
  }
}
