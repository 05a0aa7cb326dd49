/// A typical slip that leads to a wrong answer.
public enum TimesSlip: UInt8, CaseIterable, Sendable {
  /// The answer is the result of a neighbouring fact: one of the numbers is one more or one less.
  case neighbour
  /// A ten or a hundred was carried wrongly, or a carry was forgotten.
  case carry
  /// Two adjacent digits are swapped.
  case swappedDigits

  /// The first slip that leads from a fact to a wrong answer; nil if the answer is right, or wrong in another
  /// way.
  public init?(_ answer: Int, to fact: TimesFact) {
    let distance = abs(answer - fact.result)
    if distance == 0 { return nil }
    // a × (b ± 1) is a away from a × b, and (a ± 1) × b is b away.
    let isNeighbour =
      fact.operation == .times
      ? distance == fact.first || distance == fact.second : distance == 1
    if isNeighbour {
      self = .neighbour
    } else if distance == TimesConstants.carry || distance == TimesConstants.carry * 10 {
      self = .carry
    } else if Self.isSwapped(answer, fact.result) {
      self = .swappedDigits
    } else {
      return nil
    }
  }

  /// Whether a number is another number with two adjacent digits swapped.
  private static func isSwapped(_ answer: Int, _ number: Int) -> Bool {
    var power = 1
    while number >= power * 10 {
      let rest = number / power
      let (low, high) = (rest % 10, rest / 10 % 10)
      // A number does not begin with 0.
      if rest < 100, low == 0 { return false }
      // Digits that differ by d and change places change the number by 9 × d × their power of ten.
      if answer == number + (low - high) * 9 * power { return true }
      power *= 10
    }
    return false
  }
}
