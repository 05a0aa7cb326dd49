import Games
import Library

/// What is shown of a round.
extension Times {
  /// The index of the problem on screen: the one that is asked, or that was answered last.
  package var shownIndex: Int? {
    phase == .asking ? answers.count : answers.isEmpty ? nil : answers.count - 1
  }

  /// The indices of the answers, the wrong ones first, to look at again; the latest of each before the others.
  package var listedIndices: [Int] {
    var indices: [Int] = []
    for isRest in [false, true] {
      for index in answers.indices.reversed() where isRight(index) == isRest {
        indices.append(index)
      }
    }
    return indices
  }

  /// How the problem at an index was answered.
  package func standing(_ index: Int) -> TimesFacts.Standing {
    !isRight(index) ? .wrong : isQuick(index) ? .sure : .slow
  }

  /// How long an answer took on the average, in milliseconds; there is one.
  package var meanTime: Int {
    var total: Int64 = 0
    for time in answerTimes { total = total &+ Int64(time) }
    return Int(total / Int64(answers.count))
  }

  /// The right answers in whole percent of all, for a ring.
  package var percentRight: Int { answers.isEmpty ? 0 : Int(score) * 100 / answers.count }
}
