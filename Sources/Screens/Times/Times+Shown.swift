import Games
import Library

/// What is shown of a round.
extension Times {
  /// The place of the problem on screen: the one that is asked, or that was answered last.
  package var shownPlace: Int? {
    phase == .asking ? answers.count : answers.isEmpty ? nil : answers.count - 1
  }

  /// The places of the answers that are listed, the latest first; at the end the wrong ones come
  /// first, to look at again.
  package var listedPlaces: [Int] {
    var places: [Int] = []
    for isRest in [false, true] {
      for place in answers.indices.reversed() {
        let isListed =
          phase == .over
          ? isRight(place) == isRest
            // The latest one is still on screen.
          : !isRest && (phase == .asking || place < answers.count - 1)
        if isListed { places.append(place) }
      }
    }
    return places
  }

  /// How the problem at a place was answered.
  package func standing(_ place: Int) -> TimesFacts.Standing {
    !isRight(place) ? .wrong : isQuick(place) ? .sure : .slow
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
