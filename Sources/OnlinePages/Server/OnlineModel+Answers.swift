import ByteStrings
import Games

extension OnlineModel {
  /// The time in milliseconds after which the server is asked again whether the other device did its part.
  private static var patience: Int32 { 1_500 }

  /// Handles an answer of the server.
  mutating func receive(_ answer: ServerAnswer, to request: ServerRequest) {
    if answer.status == 401 { server?.isMember = false }
    switch request {
    case .play(let request): return receivePlay(answer, to: request)
    case .moves(let move): return receiveMove(answer, to: move)
    case .keepPlay(_, let purpose): return receiveKept(answer, for: purpose)
    case .choosePack, .fetchPack: return receivePackFile(answer)
    case .readPacks(let purpose): return receivePacks(answer, for: purpose)
    case .keepPacks:
      if !answer.isDone { problem = texts.unkeptPacks }
      return
    default: break
    }
    if answer.isDone, answer.isLater {
      rest()
      isOutdated = true
      return
    }
    switch request {
    case .server:
      hasServerAnswered = true
      // A server that does not answer now is still the server.
      if server == nil || (1..<500).contains(answer.status) { server = Server(answer) }
      if server?.isMember == true {
        ask(.devices)
        ask(.player)
      }
      goOn()
    case .devices:
      if answer.isDone {
        devices = answer.entries(5).map { ServerDevice($0, zone: surroundings.zone) }
      }
    case .player:
      if answer.isDone { bytes = answer["bytes"].flatMap { try? decimal(Array($0.utf8)[...]) } }
    case .withdraw, .leave, .keepEvening, .rememberPerson: break
    case .recallPerson: receivePerson(answer)
    case .guest: receiveGuest(answer)
    // The message is also visible, in the place of a problem.
    case .copy: problem = answer.isDone ? texts.copied : texts.notCopied
    case .readEvening: receiveEvening(answer)
    case .circles(let request, _): receive(answer, to: request)
    case .races(let request, _): receive(answer, to: request)
    case .challenges(let request, _): receive(answer, to: request)
    case .takeOffline(let kind): receiveOffline(answer, of: kind)
    case .pairing: receivePairing(answer)
    case .outcome: receiveOutcome(answer)
    default:
      isBeginning = false
      if answer.isDone { finish(request, answer) } else { fail(answer) }
    }
  }

  /// The server did what it was asked to do.
  private mutating func finish(_ request: ServerRequest, _ answer: ServerAnswer) {
    switch request {
    case .begin, .recover: begin(answer)
    case .remove: ask(.devices)
    case .offer:
      step = .offering(answer)
      if isLookedAt { lookAgain() } else { rest() }
    case .decide: look()
    case .join:
      ticket = answer["ticket"] ?? ""
      step = .waiting(answer["number"] ?? "")
      lookAgain()
    case .recoveryKey:
      step = .recoveryKey(answer["sheet"] ?? "")
      outbox.offer(.over)
    default:
      rest()
      forget()
      outbox.toast(texts.erased)
    }
  }

  /// This device now belongs to a player. A player who used the recovery key gets a new recovery key.
  private mutating func begin(_ answer: ServerAnswer) {
    if case .circles = step {
      server?.isMember = true
      go(to: .avatar)
    } else if case .challenges = step {
      server?.isMember = true
      goToChallenges()
    } else {
      rest()
    }
    if let recoveryKey = answer["sheet"] {
      step = .recoveryKey(recoveryKey)
      outbox.offer(.over)
    }
    ask(.server)
    outbox.toast(texts.begun)
  }

  private mutating func receivePairing(_ answer: ServerAnswer) {
    switch step {
    case .offering:
      if let claim = answer.words("claimed", 3) {
        step = .asking(claim)
        outbox.announcement(texts.asks(claim))
      }
    case .asking: break
    default: return
    }
    let isJoined = answer["joined"] != nil
    guard isJoined || answer["refused"] != nil || answer["none"] != nil else { return lookAgain() }
    step = .overview
    guard isJoined else { return }
    ask(.devices)
    outbox.offer(.now)
    outbox.toast(texts.joined)
  }

  private mutating func receiveOutcome(_ answer: ServerAnswer) {
    guard case .waiting = step else { return }
    if answer["joined"] != nil { return begin(answer) }
    // If nobody answers, or the server is too busy, it is asked again, because the other device may have agreed.
    if answer.status != 409 { return lookAgain() }
    step = .entering
    fail(answer)
  }

  private mutating func lookAgain() { wake(after: Self.patience) }

  /// Shows why a step failed, at the place where the player looks.
  private mutating func fail(_ answer: ServerAnswer) { problem = texts.problem(answer) }
}
