import ByteStrings
import Games
import Library

/// A round of Times beside a friend's round with the same problems.
extension TimesPages {
  /// - Parameters:
  ///   - pairs: the player's round and a friend's.
  ///   - isOfFriend: whether the player is looking through the friend's game.
  func page(
    beside pairs: [(yours: Session<Times>, theirs: Session<Times>)], isOfFriend: Bool
  ) -> CoachPage {
    var page = CoachPage.beside(isOfFriend: isOfFriend) {
      lead(right(in: game), of: game.answers.count)
    }
    for pair in pairs {
      let (yours, theirs) = (pair.yours.game, pair.theirs.game)
      page.beside(
        localized("Right"), "\(right(in: yours))", "\(right(in: theirs))")
      for index in 0..<max(yours.answers.count, theirs.answers.count) {
        page.beside(
          "\(index + 1). \(spelled(yours.puzzle.fact(index)))", brief(index, of: yours),
          brief(index, of: theirs))
      }
    }
    if !isOfFriend { page.intent(.look, .backToGame) }
    return page
  }

  private func right(in game: Times) -> Int { game.answers.indices.count { game.isRight($0) } }

  private func brief(_ index: Int, of game: Times) -> PlainText {
    guard index < game.answers.count else { return "–" }
    let seconds = CoachPhrases.figure(tenths: game.answerTimes[index] / 100)
    return
      (game.isRight(index)
      ? localized("right") : localized("missed")) + ", \(seconds) s"
  }
}
