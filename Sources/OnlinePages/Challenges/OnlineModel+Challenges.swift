import ByteStrings
import Games
import Library

/// What a player does with challenges, step by step.
extension OnlineModel {
  /// Does what the player asks for.
  mutating func act(inChallenges action: ChallengeAction, of name: PlainText, _ entered: PlainText)
  {
    problem = ""
    // A pending step is not taken twice. Any other action replaces it.
    if awaited != 0, action == .next || action == .play { return }
    awaited = 0
    keepName(entered)
    switch action {
    case .list: goToChallenges()
    case .make:
      draft.terms.words = surroundings.words
      begin(joining: false, at: .game)
    case .game:
      if let kind = GameKind(spelled: name) { draft.terms.choose(kind) }
    case .choose: draft.terms.choose(name)
    case .join: begin(joining: true, at: .name)
    case .next: takeMatchStep()
    case .back: goBackInChallenges()
    case .avatar: choose(avatar: name)
    case .open: bring(challenge: name)
    case .look: proceed(inChallenges: .look)
    case .play: proceed(inChallenges: .play, "/play", body: "pastime-play 1\nstand-in yes\n")
    case .compare:
      challenges.otherNumber = name
      challenges.isOnOneClock = false
      proceed(inChallenges: .own, "/challengers/\(challenges.open.own)")
    case .clock: challenges.isOnOneClock = !challenges.isOnOneClock
    case .lookThrough:
      challenges.otherPlay?.lookThrough(
        with: &outbox, of: texts.challengeStrip(challenges.open), at: challengeAddress)
    case .copyLink: ask(.copy, "\(server?.address ?? "")/\(challengeAddress)")
    case .leave: proceed(inChallenges: .leave, "/challengers")
    }
  }

  /// The address of the current challenge, as its link has it after the address of the server.
  var challengeAddress: PlainText { "#/pair/C\(challenges.id)" }

  /// Shows a challenge once the server has sent its state.
  mutating func bring(challenge id: PlainText) {
    challenges.id = id
    challenges.open = OpenChallenge()
    step = .challenges(.challenge)
    proceed(inChallenges: .look)
  }

  private mutating func begin(joining isJoining: Bool, at place: ChallengePlace) {
    challenges.isJoining = isJoining
    go(inChallenges: place)
    recallPerson()
  }

  /// Sends a request whose answer leads to the next step.
  /// - Parameter path: the part of the path after the challenge.
  @inline(never)
  private mutating func proceed(
    inChallenges request: ChallengeRequest, _ path: PlainText = "", body: PlainText = ""
  ) {
    proceed(by: .challenges(request, path: "challenges/\(challenges.id)\(path)"), body)
  }

  /// Asks for the other person's play, once the player's own play is known.
  mutating func askForOther() {
    proceed(inChallenges: .other, "/challengers/\(challenges.otherNumber)")
  }

  mutating func go(inChallenges place: ChallengePlace) { go(toMatch: .challenges(place)) }

  /// Goes to the list once its current state has arrived.
  mutating func goToChallenges() {
    guard server?.isMember == true else { return go(inChallenges: .list) }
    proceed(by: .challenges(.list, path: "challenges"))
  }

  /// Makes the challenge, or joins it.
  mutating func enterChallenge() {
    if challenges.isJoining {
      return proceed(
        inChallenges: .join, "/challengers", body: "pastime-challenger 1\n\(draft.person)")
    }
    proceed(
      by: .challenges(.make, path: "challenges"),
      "pastime-challenge 1\n\(draft.terms.message)\(draft.person)")
  }

  private mutating func goBackInChallenges() {
    guard case .challenges(let place) = step else { return }
    switch place {
    case .list: rest()
    case .game, .challenge: goToChallenges()
    case .name: go(inChallenges: challenges.isJoining ? .challenge : .game)
    case .comparison: go(inChallenges: .challenge)
    }
  }
}
