import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// The house that serves the page, where one does: whether it keeps the player's games, on which devices,
/// and the steps that lead there. It is asked when the player looks, never before.
#if canImport(Observation)
  @Observable
#endif
package final class HouseModel {
  let frame: Frame
  /// The house; nil where none answered.
  package internal(set) var house: House?
  /// How it stands with what this device has; nil where nothing is kept.
  package internal(set) var keeping: Keeping?
  var devices: [HouseDevice] = []
  /// How many bytes the house keeps of the player; nil where it did not say.
  var bytes: Int64?
  /// Whether the house is newer than this page.
  var isOutdated = false
  var step = HouseStep.overview
  /// The word of the house, or the code, that is being typed.
  package var entered: PlainText = ""
  /// Why the last step came to nothing; empty where it did not.
  package internal(set) var problem: PlainText = ""
  /// What this device shows when it asks what became of its code.
  var ticket: PlainText = ""
  /// Whether the house is making this device one of a player's: once is enough.
  var isBeginning = false
  /// Whether this browser stores anything: a house keeps what is stored.
  var canStore = true
  var isLookedAt = false

  init(frame: Frame) { self.frame = frame }

  /// How it stands has changed. Nil: another page has this browser go on without the house.
  package func stands(_ keeping: Keeping?) {
    switch keeping {
    case .refused(.removed, _)?, nil:
      // Whoever had everything erased knows.
      if self.keeping == nil, house?.isMember == false { return }
      house?.isMember = false
    default: break
    }
    self.keeping = keeping
    frame.revision += 1
  }

  /// Asks when the player comes to look, and forgets what was begun when they go.
  func follow(_ sheet: Sheet?) {
    let looks = sheet == .settings(.owned)
    guard looks != isLookedAt else { return }
    isLookedAt = looks
    if !looks { rest() } else if canStore { ask(.house) }
  }

  /// Whether a step is under way.
  package var isUnderWay: Bool {
    if case .overview = step { false } else { true }
  }

  /// Does what the player wants.
  package func act(_ intent: HouseIntent) {
    problem = ""
    switch intent {
    case .begin where isBeginning, .join where isBeginning || entered.isEmpty: break
    // Whether this device has a player already is to be said first.
    case .join where house == nil:
      problem = HouseTexts.problem(HouseAnswer([]))
      ask(.house)
    case .begin where house?.asksForWord == true && entered.isEmpty: break
    case .begin:
      isBeginning = true
      ask(
        .begin,
        house?.asksForWord == true ? "pastime-player 1\nword \(entered)\n" : "pastime-player 1\n")
    case .enterCode: enter("")
    case .join: join()
    case .offer: ask(.offer)
    case .allow: decide("allow")
    case .refuse: decide("refuse")
    case .makeSheet: ask(.sheet)
    case .copySheet: frame.host.copy(page.code, request: frame.request(.copy))
    case .askToErase: step = .erasing
    case .erase: ask(.erase)
    case .leave:
      ask(.leave)
      forget()
      frame.tell(HouseTexts.left)
    case .rest: rest()
    }
  }

  /// From now on nothing of this device is kept.
  @inline(never)
  func forget() {
    house?.isMember = false
    keeping = nil
    bytes = nil
    frame.revision += 1
  }

  package func remove(_ device: HouseDevice) { ask(.remove(device.id)) }

  /// Lets the player type a code, or shows one that came by a link.
  func enter(_ code: PlainText) {
    step = .entering
    entered = code
  }

  /// Goes back to how it stands. A code that is shown is worth nothing from then on.
  @inline(never)
  func rest() {
    switch step {
    case .offering, .asking: ask(.withdraw)
    default: break
    }
    step = .overview
    entered = ""
    frame.host.setTimer(.house, after: nil)
  }

  private func join() {
    isBeginning = true
    // A code has 8 signs, a sheet 28; blanks and hyphens may stand anywhere.
    if entered.utf8.count > 16 {
      ask(.recover, "pastime-recovery 1\nsheet \(entered)\n")
    } else {
      ask(.join, "pastime-join 1\ncode \(entered)\ngames \(frame.library.history.count)\n")
    }
  }

  private func decide(_ word: PlainText) {
    guard case .asking(let claim) = step else { return }
    ask(.decide, "pastime-decision 1\n\(word) \(claim[0])\n")
  }

  /// The time has come to look again: whether a device said the code, or what became of it.
  func look() {
    switch step {
    case .offering, .asking: ask(.pairing)
    case .waiting: ask(.outcome, "pastime-outcome 1\nticket \(ticket)\n")
    default: break
    }
  }

  @inline(never)
  func ask(_ question: HouseQuestion, _ body: PlainText = "") {
    let (method, path) = question.target
    frame.host.ask(method, path, body, request: frame.request(.house(question)))
  }
}
