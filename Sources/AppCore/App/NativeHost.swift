import ByteStrings
import Games
import Library
import Screens
import WordData

/// What the screens ask for, answered as far as it can be at once. What is left to the views, such as a file
/// to be chosen, waits in `NativeApp` until it takes it from here.
final class NativeHost: Host {
  /// An answer that waits until whatever asked has returned.
  struct Answer {
    let request: Int32
    let status: AnswerStatus
    var text: [UInt8] = []
  }

  /// What the views are to do.
  enum PendingEffect {
    case save([UInt8], name: String)
    case choose(request: Int32)
    case feel(Feedback)
  }

  let device: Device
  private let store: RowStore?
  private var answers: [Answer] = []
  private var pendingEffects: [PendingEffect] = []
  private var coachQuestion: (question: [UInt8], request: Int32)?
  private(set) var timers: [AppTimer: Instant] = [:]
  /// Whether the system lets things move.
  var letsMove = true
  /// What the player chose of motion, as `prefer` tells it: `reduced`, `full`, or as the system has it.
  private var motion = ""

  init(device: Device, store: RowStore?) {
    self.device = device
    self.store = store
  }

  // MARK: What the app takes

  func takeAnswer() -> Answer? { answers.isEmpty ? nil : answers.removeFirst() }

  func takePendingEffects() -> [PendingEffect] {
    defer { pendingEffects = [] }
    return pendingEffects
  }

  /// The timer that is due first, if it is due.
  func takeDueTimer() -> AppTimer? {
    guard let next = timers.min(by: { $0.value < $1.value }), next.value <= clock() else {
      return nil
    }
    timers[next.key] = nil
    return next.key
  }

  /// What the coach is asked now, once; nothing asked ends what is reckoned.
  func takeCoachQuestion() -> (question: [UInt8], request: Int32)? {
    defer { coachQuestion = nil }
    return coachQuestion
  }

  // MARK: Host

  func clock() -> Instant { device.clock() }
  func date() -> WallTime { device.date() }
  func zone() -> Milliseconds { device.zone() }
  func randomBits() -> UInt64 { device.randomBits() }

  func day() -> Day { Day(of: date() + zone()) }

  func setTimer(_ timer: AppTimer, after delay: Milliseconds?) {
    timers[timer] = delay.map { clock() + $0 }
  }

  func moves() -> Bool { motion == "full" || motion != "reduced" && letsMove }

  func fetch(_ name: Literal, request: Int32) {
    if name.hasSameBytes(as: "words") {
      answers.append(Answer(request: request, status: .done, text: PackedWords.bytes))
    } else if name.hasSameBytes(as: "hangman") {
      answers.append(Answer(request: request, status: .done, text: HangmanWords.bytes))
    } else if let text = device.file(name.description + ".txt") {
      answers.append(Answer(request: request, status: .done, text: text))
    } else {
      // Without meanings none are told, which nobody has to hear of.
      let isMissed = !name.hasSameBytes(as: "meanings")
      answers.append(Answer(request: request, status: isMissed ? .failed : .done))
    }
  }

  func keep(_ change: RowChange, request: Int32) {
    let (status, held) = store?.keep(change) ?? (.refused, [])
    answers.append(Answer(request: request, status: status, text: held))
  }

  /// There is no address: views follow the route.
  func navigate(to fragment: PlainText, replacing: Bool) {}
  func back(or fragment: PlainText) {}

  /// There is no server.
  func online(_ message: PlainText, _ call: OnlineCall) {}

  func judge(_ question: [UInt8]) -> Bool { false }

  func coach(_ question: [UInt8], request: Int32) { coachQuestion = (question, request) }

  func copy(_ text: PlainText, request: Int32) {
    let isCopied = device.copy(device.linked(text))
    answers.append(Answer(request: request, status: isCopied ? .done : .refused))
  }

  /// What is shared is handed to the system by the view that offers it.

  func shares() -> Bool { false }

  func share(_ text: PlainText, request: Int32) { copy(text, request: request) }

  func save(_ text: [UInt8], name: PlainText) { pendingEffects.append(.save(text, name: name)) }

  func choose(request: Int32) { pendingEffects.append(.choose(request: request)) }

  func prefer(_ name: Literal, _ value: Literal) {
    if name.hasSameBytes(as: "motion") { motion = value.description }
  }

  func feedback(_ kind: Feedback) { pendingEffects.append(.feel(kind)) }

  /// A new version comes from where the app came from.
  func activate() {}

  func speak(_ tag: Literal, request: Int32) {
    answers.append(Answer(request: request, status: .failed))
  }

  func setTitle(_ title: PlainText) {}
}
