import ByteStrings
import Games
import Library
import Screens
import WordData
import Words

/// Answers the requests of the screens as far as possible at once. Work for the views, such as choosing a file, is
/// queued until `NativeApp` takes it.
final class NativeHost: Host {
  /// An answer that is held back until the code that asked has returned.
  struct Answer {
    let request: Int32
    let status: AnswerStatus
    var text: [UInt8] = []
  }

  /// Work for the views.
  enum PendingEffect {
    case save([UInt8], name: String)
    case choose(request: Int32)
    case feel(Feedback)
  }

  let device: Device
  private let store: RowStore?
  private var answers: [Answer] = []
  private var pendingEffects: [PendingEffect] = []
  private var coachRequest: CoachRequest?
  private(set) var timers: [AppTimer: Instant] = [:]
  /// Whether the system allows motion.
  var letsMove = true
  /// The player's choice of motion, as `prefer` reports it: `reduced`, `full`, or the setting of the system.
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

  /// The timer that is due first, if it is due yet.
  func takeDueTimer() -> AppTimer? {
    guard let next = timers.min(by: { $0.value < $1.value }), next.value <= clock() else {
      return nil
    }
    timers[next.key] = nil
    return next.key
  }

  /// The latest question to the coach, returned once; an empty question stops the running computation.
  func takeCoachRequest() -> CoachRequest? {
    defer { coachRequest = nil }
    return coachRequest
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
    if let text = Self.words(named: name) {
      answers.append(Answer(request: request, status: .done, text: text))
    } else if let text = device.file(name.description + ".txt") {
      answers.append(Answer(request: request, status: .done, text: text))
    } else {
      // Without the file of meanings, the app shows none, and the player need not learn why.
      let isMissed = !name.hasSameBytes(as: "meanings")
      answers.append(Answer(request: request, status: isMissed ? .failed : .done))
    }
  }

  /// The words of games, which are part of the app.
  static func words(_ file: WordFile, in language: WordLanguage) -> [UInt8] {
    switch file {
    case .words: PackedWords.bytes(in: language)
    case .hangman: HangmanWords.bytes(in: language)
    }
  }

  private static func words(named name: Literal) -> [UInt8]? {
    for language in WordLanguage.allCases {
      for file in WordFile.allCases where file.name(in: language).hasSameBytes(as: name) {
        return words(file, in: language)
      }
    }
    return nil
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

  func coach(
    _ question: [UInt8], about kind: GameKind, in words: WordLanguage, request: Int32
  ) {
    coachRequest = CoachRequest(text: question, kind: kind, words: words, request: request)
  }

  func copy(_ text: PlainText, request: Int32) {
    let isCopied = device.copy(device.linked(text))
    answers.append(Answer(request: request, status: isCopied ? .done : .refused))
  }

  /// Sharing: the view that offers it hands the text to the system.

  func shares() -> Bool { false }

  func share(_ text: PlainText, request: Int32) { copy(text, request: request) }

  func save(_ text: [UInt8], name: PlainText) { pendingEffects.append(.save(text, name: name)) }

  func choose(request: Int32) { pendingEffects.append(.choose(request: request)) }

  func prefer(_ name: Literal, _ value: Literal) {
    if name.hasSameBytes(as: "motion") { motion = value.description }
  }

  func feedback(_ kind: Feedback) { pendingEffects.append(.feel(kind)) }

  /// A new version comes from the store that the app came from.
  func activate() {}

  func speak(_ tag: Literal, request: Int32) {
    answers.append(Answer(request: request, status: .failed))
  }

  func setTitle(_ title: PlainText) {}
}
