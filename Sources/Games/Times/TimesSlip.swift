/// How somebody comes to a wrong answer.
public enum TimesSlip: UInt8, CaseIterable, Sendable {
  /// It is the result of a neighbouring fact: one of the numbers was one more or one less.
  case neighbour
  /// A ten or a hundred was carried that should not have been, or the other way round.
  case carry
  /// Two digits next to each other have changed places.
  case swappedDigits

  /// The slip that leads from a problem to a wrong answer: the first that does; nothing where the
  /// answer is right, or wrong in another way.
  public init?(_ answer: Int, to problem: TimesProblem) {
    self.init(answer, to: problem.fact, result: problem.result)
  }

  init?(_ answer: Int, to fact: TimesFact, result: Int) {
    for slip in Self.allCases where slip.leads(to: answer, from: result, of: fact) {
      self = slip
      return
    }
    return nil
  }

  private func leads(to answer: Int, from result: Int, of fact: TimesFact) -> Bool {
    let distance = abs(answer - result)
    if distance == 0 { return false }
    switch self {
    case .neighbour:
      switch fact.operation {
      // a × (b ± 1) is a away from a × b, and (a ± 1) × b is b away.
      case .times: return distance == fact.first || distance == fact.second
      case .divided, .plus, .minus: return distance == 1
      }
    case .carry: return distance == TimesConstants.carry || distance == TimesConstants.carry * 10
    case .swappedDigits:
      // Two digits that differ by d change places: the number changes by 9 × d × a power of ten.
      var power = 1
      while power * 10 <= result {
        let (low, high) = (result / power % 10, result / power / 10 % 10)
        // A number does not begin with 0.
        let isLeading = result / power < 100
        if !(isLeading && low == 0), answer == result + (low - high) * 9 * power { return true }
        power *= 10
      }
      return false
    }
  }
}
