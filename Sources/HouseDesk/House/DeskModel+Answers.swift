import ByteStrings
import Games

extension DeskModel {
  /// After how many milliseconds it is looked whether the other device did its part.
  private static var patience: Int32 { 1_500 }

  /// What the house says to a question.
  mutating func receive(_ answer: HouseAnswer, to question: HouseQuestion) {
    if answer.status == 401 { house?.isMember = false }
    switch question {
    case .play(let question): return receivePlay(answer, to: question)
    case .moves(let move): return receiveMove(answer, to: move)
    case .keepPlay(_, let purpose): return receiveKept(answer, for: purpose)
    default: break
    }
    if answer.isDone, answer.isLater {
      rest()
      isOutdated = true
      return
    }
    switch question {
    case .house:
      hasHouseAnswered = true
      // One that does not answer now is still the house.
      if house == nil || (1..<500).contains(answer.status) { house = House(answer) }
      if house?.isMember == true {
        ask(.devices)
        ask(.player)
      }
      goOn()
    case .devices:
      if answer.isDone {
        devices = answer.entries(5).map { HouseDevice($0, zone: surroundings.zone) }
      }
    case .player:
      if answer.isDone { bytes = answer["bytes"].flatMap { try? decimal(Array($0.utf8)[...]) } }
    case .withdraw, .leave, .keepEvening: break
    case .readEvening: receiveEvening(answer)
    case .circles(let question, _): receive(answer, to: question)
    case .races(let question, _): receive(answer, to: question)
    case .challenges(let question, _): receive(answer, to: question)
    case .takeAlong(let kind): receiveAlong(answer, of: kind)
    case .pairing: receivePairing(answer)
    case .outcome: receiveOutcome(answer)
    default:
      isBeginning = false
      if answer.isDone { finish(question, answer) } else { fail(answer) }
    }
  }

  /// The house did what it was asked for.
  private mutating func finish(_ question: HouseQuestion, _ answer: HouseAnswer) {
    switch question {
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
    case .sheet:
      step = .sheet(answer["sheet"] ?? "")
      news.offer(.over)
    default:
      rest()
      forget()
      news.toast(texts.erased)
    }
  }

  /// This device is one of the player's now. Whoever came by the recovery sheet gets a new one.
  private mutating func begin(_ answer: HouseAnswer) {
    if case .circles = step {
      house?.isMember = true
      go(to: .face)
    } else if case .challenges = step {
      house?.isMember = true
      goToChallenges()
    } else {
      rest()
    }
    if let sheet = answer["sheet"] {
      step = .sheet(sheet)
      news.offer(.over)
    }
    ask(.house)
    news.toast(texts.begun)
  }

  private mutating func receivePairing(_ answer: HouseAnswer) {
    switch step {
    case .offering:
      if let claim = answer.words("claimed", 3) {
        step = .asking(claim)
        news.announcement(texts.asks(claim))
      }
    case .asking: break
    default: return
    }
    let isJoined = answer["joined"] != nil
    guard isJoined || answer["refused"] != nil || answer["none"] != nil else { return lookAgain() }
    step = .overview
    guard isJoined else { return }
    ask(.devices)
    news.offer(.now)
    news.toast(texts.joined)
  }

  private mutating func receiveOutcome(_ answer: HouseAnswer) {
    guard case .waiting = step else { return }
    if answer["joined"] != nil { return begin(answer) }
    // Where nobody answers, or is too busy, it is asked again: the other device may have said yes.
    if answer.status != 409 { return lookAgain() }
    step = .entering
    fail(answer)
  }

  private mutating func lookAgain() { wake(after: Self.patience) }

  /// Tells why nothing came of it, where the player looks.
  private mutating func fail(_ answer: HouseAnswer) { problem = texts.problem(answer) }
}
