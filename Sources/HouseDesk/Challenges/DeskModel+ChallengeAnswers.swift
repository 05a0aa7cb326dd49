import ByteStrings
import Games
import Library

extension DeskModel {
  /// What the house says to a question about challenges.
  mutating func receive(_ answer: HouseAnswer, to question: ChallengeQuestion) {
    if case .list = question, answer.isDone {
      var entries: [ChallengeEntry] = []
      for words in answer.entries(7) {
        if let entry = ChallengeEntry(words) { entries.append(entry) }
      }
      challenges.entries = entries
    }
    guard leadsOn else { return }
    if answer.isDone { finish(question, answer) } else { fail(question, answer) }
  }

  /// The house did what it was asked for.
  private mutating func finish(_ question: ChallengeQuestion, _ answer: HouseAnswer) {
    switch question {
    case .list: go(inChallenges: .list)
    case .make, .join, .look:
      challenges.id = answer["challenge"] ?? challenges.id
      challenges.open = OpenChallenge(answer)
      go(inChallenges: .challenge)
      news.announcement(texts.challengeState(challenges.open, zone: surroundings.zone))
    case .play: take(play: answer)
    case .own:
      challenges.own = answer.moves
      askForOther()
    case .other:
      challenges.other = answer.moves
      challenges.otherPlay = FinishedPlay(answer)
      go(inChallenges: .comparison)
    case .leave:
      news.toast(texts.leftChallenge)
      goToChallenges()
    case .guest: enterChallenge()
    // It is to be seen, too, and stands where a problem would.
    case .copy: problem = texts.copied
    }
  }

  /// Takes the player to their game, above which stands the way back.
  private mutating func take(play answer: HouseAnswer) {
    guard let record = answer.section("stand-in") ?? answer.section("record"),
      let play = answer["play"]
    else { return }
    news.strip(
      texts.challengeStrip(challenges.open), above: play, leadingTo: challengeAddress)
    show([UInt8(ascii: "+")] + record)
  }

  private mutating func fail(_ question: ChallengeQuestion, _ answer: HouseAnswer) {
    // Whoever never played sees what others did all the same.
    if case .own = question, answer.status == 404 {
      challenges.own = []
      return askForOther()
    }
    problem = texts.problem(ofChallenge: answer)
    switch question {
    case .copy: problem = texts.notCopied
    // Without a network there is a way back all the same.
    case .list: go(inChallenges: .list)
    case .look where answer.status == 404: goToChallenges()
    default: break
    }
  }
}
