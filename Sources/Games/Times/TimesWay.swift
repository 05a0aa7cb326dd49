/// A way to work out a result mentally. It depends on the fact alone.
///
/// For a product, a sum or a difference it is another expression with the same result, in easier steps. For a
/// quotient it is the product that the quotient undoes.
public struct TimesWay: Equatable, Sendable {
  /// The number that the way begins with.
  public let start: Int

  /// The steps, one after the other; × and ÷ bind before + and −, as in any expression.
  public let steps: [Step]

  /// An operation and its number.
  public struct Step: Equatable, Sendable {
    /// The operation.
    public let operation: TimesOperation
    /// The number.
    public let number: Int

    init(_ operation: TimesOperation, _ number: Int) {
      self.operation = operation
      self.number = number
    }
  }

  /// The way to the result of a fact; nil if no way is easier: for a fact with 0, 1 or 10, or a fact that only
  /// adds to the ones digit.
  public init?(_ fact: TimesFact) {
    var steps: [Step] = []
    switch fact.operation {
    case .times:
      let number = Self.factorToSplit(fact.first, fact.second)
      start = number == fact.second ? fact.first : fact.second
      steps = Self.multiplying(start, by: number)
    case .divided:
      start = fact.first
      if fact.first > 0, fact.second > 1 { steps = [Step(.times, fact.second)] }
    case .plus:
      start = max(fact.first, fact.second)
      steps = Self.adding(min(fact.first, fact.second), to: start)
    case .minus:
      start = fact.left
      steps = Self.taking(fact.second, from: start)
    }
    if steps.isEmpty { return nil }
    self.steps = steps
  }

  /// The factor to split: a round number, or a number just below a round number, or the smaller of two large
  /// numbers, or the easiest number of the small table.
  private static func factorToSplit(_ first: Int, _ second: Int) -> Int {
    let (small, large) = (min(first, second), max(first, second))
    if small < 2 || small == 10 { return small }
    if large == 10 { return large }
    for rest in [0, 9] {
      for factor in [large, small] where factor % 10 == rest { return factor }
    }
    if small > 10 { return small }
    if large > 10 { return large }
    for factor in [2, 5, 4, 3, 6, 8] where factor == small || factor == large { return factor }
    return small
  }

  private static func multiplying(_ number: Int, by factor: Int) -> [Step] {
    switch factor {
    case 0, 1, 10, 100: return []
    case 2: return [Step(.plus, number)]
    case 3: return [Step(.times, 2), Step(.plus, number)]
    case 4: return [Step(.times, 2), Step(.times, 2)]
    case 5: return [Step(.times, 10), Step(.divided, 2)]
    case 6: return [Step(.times, 5), Step(.plus, number)]
    case 7: return [Step(.times, 5), Step(.plus, number), Step(.plus, number)]
    case 8: return [Step(.times, 4), Step(.times, 2)]
    default: break
    }
    let power = factor < 100 ? 10 : 100
    let rest = factor % power
    if rest == 0 { return [Step(.times, factor / power), Step(.times, power)] }
    if factor % 10 == 9 { return [Step(.times, factor + 1), Step(.minus, number)] }
    let large = Step(.times, factor - rest)
    return rest == 1
      ? [large, Step(.plus, number)] : [large, Step(.plus, number), Step(.times, rest)]
  }

  /// Adds up to the next ten and on, or the tens and then the ones. For a number just below a round number,
  /// adds the round number and subtracts the excess.
  private static func adding(_ number: Int, to start: Int) -> [Step] {
    let (ones, missing) = (number % 10, (10 - start % 10) % 10)
    if number > 10 {
      if ones == 0 { return [] }
      return ones == 9
        ? [Step(.plus, number + 1), Step(.minus, 1)]
        : [Step(.plus, number - ones), Step(.plus, ones)]
    }
    return missing > 0 && missing < number && number < 10
      ? [Step(.plus, missing), Step(.plus, number - missing)] : []
  }

  /// Subtracts down to the ten and on, or the tens and then the ones.
  private static func taking(_ number: Int, from start: Int) -> [Step] {
    let (ones, above) = (number % 10, start % 10)
    if number > 10 {
      if ones == 0 { return [] }
      return ones == 9 && start > number
        ? [Step(.minus, number + 1), Step(.plus, 1)]
        : [Step(.minus, number - ones), Step(.minus, ones)]
    }
    return above > 0 && above < number && number < 10
      ? [Step(.minus, above), Step(.minus, number - above)] : []
  }
}
