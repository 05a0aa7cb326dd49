import Library

extension KeptChallenge {
  /// Whether it has its own puzzle and at least one challenger, only numbers that were assigned, and no play that
  /// ended when moves no longer counted.
  var isSound: Bool {
    let numbers = challengers.map(\.member.number)
    return deal.day == nil && deal.closes != nil && !numbers.isEmpty
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
      && numbers.allSatisfy { (1...max(lastNumber, 1)).contains($0) }
      && challengers.allSatisfy { challenger in
        challenger.result.map { challenger.play != nil && $0.ended < closes } ?? true
      }
  }
}
