import Games
import Library

/// The parts of a round that the screen shows.
extension Times {
  /// The index of the problem on screen: the current one, or the one that was answered last.
  package var shownIndex: Int? {
    phase == .asking ? answers.count : answers.isEmpty ? nil : answers.count - 1
  }

  /// The indices of the answers for the list at the end: the wrong ones first; within each group, the latest first.
  package var listedIndices: [Int] {
    var indices: [Int] = []
    for isRest in [false, true] {
      for index in answers.indices.reversed() where isRight(index) == isRest {
        indices.append(index)
      }
    }
    return indices
  }

  /// How the player answered the problem at an index.
  package func standing(_ index: Int) -> TimesFacts.Standing {
    !isRight(index) ? .wrong : isQuick(index) ? .sure : .slow
  }

  /// How many right answers were given since the last miss.
  package var streak: Int {
    var streak = 0
    for index in answers.indices { streak = isRight(index) ? streak + 1 : 0 }
    return streak
  }

  /// The average time of an answer, in milliseconds; requires at least one answer.
  package var meanTime: Int {
    var total: Int64 = 0
    for time in answerTimes { total = total &+ Int64(time) }
    return Int(total / Int64(answers.count))
  }

  /// The percentage of right answers, for a ring.
  package var percentRight: Int { percentage(of: Int(score), in: answers.count) ?? 0 }
}
