import ByteStrings

extension OnlineModel {
  /// Handles a message of the page.
  mutating func take(_ message: OnlineMessage) {
    surroundings = message.surroundings
    switch message.event {
    case .looked:
      isLookedAt = true
      isTogether = false
      ask(.server)
    case .went:
      isLookedAt = false
      // A player who is joining a race stays in it.
      if step.racePlace == nil { awaited = 0 }
      isTogether = false
      circles = CircleState()
      challenges = ChallengeState()
      rest()
      followRace()
    case .knows: break
    case .removed: server?.isMember = false
    case .code(let code):
      isLookedAt = true
      awaited = 0
      ask(.server)
      let isEvening = code.isSpelled(EveningAction.prefix)
      if isEvening || code.isSpelled(ServerIntent.together.rawValue) {
        act(.together, "")
        if isEvening || leadsToEvening { act(EveningAction.open, of: "", "") }
      } else if bringPack(code) {
        // It has as many characters as it likes.
        break
      } else if let id = match(UInt8(ascii: "R"), in: code) {
        isTogether = true
        comeTo(id)
      } else if let id = match(UInt8(ascii: "C"), in: code) {
        isTogether = true
        bring(challenge: id)
      } else if isOfCircle(code) {
        bring(code)
      } else {
        enter(code)
      }
    case .remove(let id): ask(.remove(id))
    case .circles(let action, let name): act(action, of: name, message.entered)
    case .evening(let action, let name): act(action, of: name, message.entered)
    case .dealt(let id): receiveDeal(id)
    case .resumed: ask(.readEvening)
    case .over(let outcome):
      receiveEnd(outcome, message.entered)
      receivePackEnd(message.entered)
    case .packs(let action, let name): act(inPacks: action, of: name)
    case .races(let action, let name): act(inRaces: action, of: name, message.entered)
    case .challenges(let action, let name): act(inChallenges: action, of: name, message.entered)
    case .wants(let intent): act(intent, message.entered)
    }
  }

  /// Does what the player asks for.
  mutating func act(_ intent: ServerIntent, _ entered: PlainText) {
    problem = ""
    awaited = 0
    switch intent {
    case .begin where isBeginning, .join where isBeginning || entered.isEmpty: break
    // First the server has to answer whether this device already has a player.
    case .join where server == nil:
      problem = texts.problem(ServerAnswer([]))
      ask(.server)
    case .begin where server?.asksForWord == true && entered.isEmpty: break
    case .begin:
      isBeginning = true
      ask(
        .begin,
        server?.asksForWord == true ? "pastime-player 1\nword \(entered)\n" : "pastime-player 1\n")
    case .enterCode: enter("")
    case .join where isOfCircle(entered):
      bring(entered)
      act(.next, of: "", entered)
    case .join:
      if let id = match(UInt8(ascii: "R"), in: entered) {
        comeTo(id)
      } else if let id = match(UInt8(ascii: "C"), in: entered) {
        bring(challenge: id)
      } else {
        join(entered)
      }
    case .offer: ask(.offer)
    case .allow: decide("allow")
    case .refuse: decide("refuse")
    case .makeRecoveryKey: ask(.recoveryKey)
    case .copyRecoveryKey: outbox.copy(page.code)
    case .askToErase: step = .erasing
    case .erase: ask(.erase)
    case .leave:
      ask(.leave)
      forget()
      outbox.toast(texts.left)
    case .together:
      isTogether = true
      rest()
    case .fair:
      if case .circles(let place) = step { step = .fair(place) }
    case .offline:
      offline = TakenOffline()
      if case .circles(let place) = step { step = .offline(place) } else { step = .offline(nil) }
    case .takeOffline: takeOffline()
    case .rest:
      switch step {
      case .fair(let place), .offline(let place?): step = .circles(place)
      default: rest()
      }
    }
  }

  /// From now on nothing of this device is kept.
  mutating func forget() {
    server?.isMember = false
    bytes = nil
    surroundings.isRemoved = false
    surroundings.standing = ""
    outbox.forget()
  }

  /// Lets the player type a code, or shows the code of a link.
  private mutating func enter(_ code: PlainText) {
    step = .entering
    outbox.value(code.trimmed(to: 14))
  }

  /// Goes back to the overview. A code that is shown becomes invalid.
  mutating func rest() {
    switch step {
    case .offering, .asking: ask(.withdraw)
    default: break
    }
    step = isTogether ? .together : .overview
    outbox.value("")
    wake(after: nil)
  }

  private mutating func join(_ entered: PlainText) {
    isBeginning = true
    // A code has 8 characters, a recovery key 28. Spaces and hyphens may be anywhere.
    if entered.utf8.count > 16 {
      ask(.recover, "pastime-recovery 1\nsheet \(entered)\n")
    } else {
      ask(.join, "pastime-join 1\ncode \(entered)\ngames \(surroundings.games)\n")
    }
  }

  private mutating func decide(_ word: PlainText) {
    guard case .asking(let claim) = step else { return }
    ask(.decide, "pastime-decision 1\n\(word) \(claim[0])\n")
  }
}
