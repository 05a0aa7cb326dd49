import ByteStrings
import Games
import Library

extension OnlineModel {
  /// Handles an answer of the server about challenges.
  mutating func receive(_ answer: ServerAnswer, to request: ChallengeRequest) {
    if case .list = request, answer.isDone {
      var entries: [ChallengeEntry] = []
      for words in answer.entries(7) {
        if let entry = ChallengeEntry(words) { entries.append(entry) }
      }
      challenges.entries = entries
    }
    guard leadsOn else { return }
    if answer.isDone { finish(request, answer) } else { fail(request, answer) }
  }

  /// The server did what it was asked to do.
  private mutating func finish(_ request: ChallengeRequest, _ answer: ServerAnswer) {
    switch request {
    case .list: go(inChallenges: .list)
    case .make, .join:
      rememberPerson(in: races.remembered)
      arrive(at: answer)
    case .look: arrive(at: answer)
    case .play: take(play: answer)
    case .own:
      challenges.own = answer.moves
      askForOther()
    case .other:
      challenges.other = answer.moves
      challenges.otherPlay = FinishedPlay(answer)
      go(inChallenges: .comparison)
    case .leave:
      outbox.toast(texts.leftChallenge)
      goToChallenges()
    }
  }

  /// Shows the state of a challenge.
  private mutating func arrive(at answer: ServerAnswer) {
    challenges.id = answer["challenge"] ?? challenges.id
    challenges.open = OpenChallenge(answer)
    go(inChallenges: .challenge)
    outbox.announcement(texts.challengeState(challenges.open, zone: surroundings.zone))
  }

  /// Takes the player to their game. The strip above it leads back.
  private mutating func take(play answer: ServerAnswer) {
    guard let record = answer.section("stand-in") ?? answer.section("record"),
      let play = answer["play"]
    else { return }
    outbox.strip(
      texts.challengeStrip(challenges.open), above: play, leadingTo: challengeAddress)
    show([UInt8(ascii: "+")] + record)
  }

  private mutating func fail(_ request: ChallengeRequest, _ answer: ServerAnswer) {
    // A player who has not played can still see what others did.
    if case .own = request, answer.status == 404 {
      challenges.own = []
      return askForOther()
    }
    problem = texts.problem(ofChallenge: answer)
    switch request {
    // There is a way back even without a network.
    case .list: go(inChallenges: .list)
    case .look where answer.status == 404: goToChallenges()
    default: break
    }
  }
}
