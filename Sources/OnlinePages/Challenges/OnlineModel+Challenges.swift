import ByteStrings
import Circles
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
    switch action {
    case .list: goToChallenges()
    case .make:
      challenges.draft.terms.words = texts.language
      begin(joining: false, at: .game)
    case .game:
      if let kind = GameKind(spelled: name) { challenges.draft.terms.choose(kind) }
    case .choose: challenges.draft.terms.choose(name)
    case .join: begin(joining: true, at: .avatar)
    case .next: takeChallengeStep(entered)
    case .back: goBackInChallenges(entered)
    case .avatar:
      challenges.draft.avatar = Avatar(Array(name.utf8)[...]) ?? challenges.draft.avatar
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
    case .copyLink:
      proceed(inChallenges: .copy, body: "\(server?.address ?? "")/\(challengeAddress)")
    case .leave: proceed(inChallenges: .leave, "/challengers")
    }
  }

  /// The address of the current challenge, as its link has it after the address of the server.
  var challengeAddress: PlainText { "#/pair/C\(challenges.id)" }

  /// The characters of the challenge that a code leads to; nil if the code is of another kind.
  func challenge(in code: PlainText) -> PlainText? {
    var characters: [UInt8] = []
    for character in code.utf8
    where character != UInt8(ascii: " ") && character != UInt8(ascii: "-") {
      characters.append(character)
    }
    // A letter in either case comes before the 12 characters.
    guard characters.count == 13, characters.removeFirst() | 32 == UInt8(ascii: "c") else {
      return nil
    }
    return PlainText(utf8: characters)
  }

  /// Shows a challenge once the server has sent its state.
  mutating func bring(challenge id: PlainText) {
    challenges.id = id
    challenges.open = OpenChallenge()
    step = .challenges(.challenge)
    proceed(inChallenges: .look)
  }

  private mutating func begin(joining isJoining: Bool, at place: ChallengePlace) {
    challenges.draft.isJoining = isJoining
    go(inChallenges: place)
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

  /// Goes to a place, and fills its field with what was typed there before.
  mutating func go(inChallenges place: ChallengePlace) {
    step = .challenges(place)
    if case .name = place { outbox.value(challenges.draft.name) } else { outbox.value("") }
  }

  /// Goes to the list once its current state has arrived.
  mutating func goToChallenges() {
    guard server?.isMember == true else { return go(inChallenges: .list) }
    proceed(by: .challenges(.list, path: "challenges"))
  }

  private mutating func takeChallengeStep(_ entered: PlainText) {
    guard case .challenges(let place) = step else { return }
    switch place {
    case .game: go(inChallenges: .avatar)
    case .avatar: go(inChallenges: .name)
    case .name where entered.isEmpty: problem = texts.sentence(for: .nameless)
    case .name:
      challenges.draft.name = entered
      if server?.isMember == true { return enterChallenge() }
      // A player who came by a link plays at once, as a guest of whom nothing is kept permanently.
      proceed(by: .challenges(.guest, path: "guests"), "pastime-guest 1\n")
    default: break
    }
  }

  /// Makes the challenge, or joins it.
  mutating func enterChallenge() {
    let draft = challenges.draft
    let own: PlainText = "name \(draft.name)\nface \(PlainText(draft.avatar.keyword))\n"
    if draft.isJoining {
      return proceed(inChallenges: .join, "/challengers", body: "pastime-challenger 1\n\(own)")
    }
    proceed(
      by: .challenges(.make, path: "challenges"),
      "pastime-challenge 1\n\(draft.terms.message)\(own)")
  }

  private mutating func goBackInChallenges(_ entered: PlainText) {
    guard case .challenges(let place) = step else { return }
    switch place {
    case .list: rest()
    case .game, .challenge: goToChallenges()
    case .avatar: go(inChallenges: challenges.draft.isJoining ? .challenge : .game)
    case .name:
      challenges.draft.name = entered
      go(inChallenges: .avatar)
    case .comparison: go(inChallenges: .challenge)
    }
  }
}
