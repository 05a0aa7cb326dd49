import Words

extension HangmanPuzzle {
  /// The answers that stay possible after a letter was guessed: the largest family of answers that show the
  /// letter in the same places. Ties go to the family that shows the letter less often (possibly not at all),
  /// then to the family with the answer that was dealt first.
  ///
  /// A single possible answer stays.
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
