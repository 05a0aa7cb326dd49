import Words

extension HangmanPuzzle {
  /// The answers that stay possible after a letter was guessed: the largest of the families in which
  /// it is shown in the same places. Of two that are as large, the one that shows it less often, which
  /// may be not at all; of two of those, the one with the answer that was dealt first.
  ///
  /// Where one answer is possible, it stays.
  func family(of letter: Letter, among possible: [Int]) -> [Int] {
    var best: [Int] = []
    var bestShown = 0
    var rest = possible
    while let first = rest.first {
      let sample = entries[first].answer
      var family: [Int] = []
      var others: [Int] = []
      for index in rest {
        if entries[index].answer.shows(letter, like: sample) {
          family.append(index)
        } else {
          others.append(index)
        }
      }
      let shown = sample.count(of: letter)
      if family.count > best.count || (family.count == best.count && shown < bestShown) {
        best = family
        bestShown = shown
      }
      rest = others
    }
    return best
  }
}
