import ByteStrings
import Library

/// The online program of the server that serves the page: the server's part of the settings, the devices that have
/// the player's games, and the steps that lead there. The model does nothing itself. Its caller passes events to it
/// and performs the effects that it returns.
public struct OnlineModel {
  var surroundings = Surroundings()
  /// The server; nil if no server has answered.
  var server: Server?
  /// Whether it is known which server there is, or that no server answers.
  var hasServerAnswered = false
  var devices: [ServerDevice] = []
  /// How many bytes the server keeps of the player; nil if the server did not say.
  var bytes: Int64?
  /// Whether the server is newer than this page.
  var isOutdated = false
  var step = ServerStep.overview
  /// Why the last step failed; empty if it did not.
  var problem: PlainText = ""
  /// What this device presents when it asks what became of its code.
  var ticket: PlainText = ""
  /// Whether the server is already adding this device to a player. It must be asked only once.
  var isBeginning = false
  var isLookedAt = false
  /// Whether the player came to play with others. Then each finished step leads back to that page.
  var isTogether = false
  var circles = CircleState()
  var evening = Evening()
  /// The last game that ended before the stored evening was read: the outcome and the record.
  var endBefore: (outcome: PlainText, record: PlainText)?
  /// Whether the player went to a game of the evening, and so returns to the evening.
  var leadsToEvening = false
  var draft = MatchDraft()
  var races = RaceProgress()
  var challenges = ChallengeState()
  var packs = PackState()

  /// The question to the judge.
  var plays = JudgedPlays.quiet
  /// The questions of the page that wait.
  var waiting = WaitingRequests()
  /// The games that are taken offline, to be played without a judge.
  var offline = TakenOffline()
  /// The record with the move that was judged last; empty once the page has made that move. At the end of a game it
  /// is the server's own record, which the page gets in any case.
  var recordAfter: [UInt8] = []
  var isEnded = false

  /// Lines for the page in addition to what it shows.
  var outbox = OnlinePage()
  private var effects: [OnlineEffect] = []
  private var requests: [(number: Int32, request: ServerRequest)] = []
  private var lastRequest: Int32 = 0
  /// The request whose answer leads to the next step; 0 if there is none. A player who does something else in the
  /// meantime no longer waits for it.
  var awaited: Int32 = 0
  /// Whether the answer that is being handled belongs to that request.
  private(set) var leadsOn = false
  /// The lines that the page shows.
  private var shown: [UInt8] = []

  /// An online program that no player has looked at yet.
  public init() {}

  /// Handles an event.
  /// - Returns: the effects to perform, in this order.
  public mutating func handle(_ event: OnlineEvent) -> [OnlineEffect] {
    switch event {
    case .message(let text): if let message = OnlineMessage(text) { take(message) }
    case .answered(let number, let text):
      leadsOn = number == awaited
      if leadsOn { awaited = 0 }
      if let index = requests.firstIndex(where: { $0.number == number }) {
        receive(ServerAnswer(text), to: requests.remove(at: index).request)
      }
    case .woke: look()
    case .lostTime: loseTime()
    case .repeated: repeated()
    case .ticked: ticked()
    case .heard(let text): hear(text)
    }
    show()
    return takeEffects()
  }

  mutating func takeEffects() -> [OnlineEffect] {
    defer { effects = [] }
    return effects
  }

  var texts: OnlineTexts { OnlineTexts() }

  mutating func ask(_ request: ServerRequest, _ body: PlainText = "") {
    let (method, path) = request.target
    lastRequest &+= 1
    requests.append((lastRequest, request))
    effects.append(.ask(request: lastRequest, method: method, path: path, body: body))
  }

  /// Sends a request whose answer leads to the next step.
  @inline(never)
  mutating func proceed(by request: ServerRequest, _ body: PlainText = "") {
    ask(request, body)
    awaited = lastRequest
  }

  mutating func wake(after milliseconds: Int32?) {
    effects.append(.wake(afterMilliseconds: milliseconds))
  }

  mutating func retry(after milliseconds: Int32?) {
    effects.append(.retry(afterMilliseconds: milliseconds))
  }

  mutating func tick(after milliseconds: Int32?) {
    effects.append(.tick(afterMilliseconds: milliseconds))
  }

  mutating func follow(_ path: PlainText) {
    if path.isEmpty, !races.isFollowed { return }
    races.isFollowed = !path.isEmpty
    effects.append(.follow(path))
  }

  /// Removes all lines before the next page. Otherwise an option of the old page that becomes an option of the new
  /// page would join the new choice while it is still selected.
  mutating func clear() {
    var lines = OnlinePage()
    sendState(in: &lines, isUnderWay: true)
    effects.append(.show(lines.text))
  }

  private func sendState(in lines: inout OnlinePage, isUnderWay: Bool) {
    lines.state(
      isMember: server?.isMember, isUnderWay: isUnderWay,
      title: isTogether ? texts.title(of: .together) : "")
  }

  mutating func show(_ record: [UInt8]) { effects.append(.show(record)) }

  /// Has the page repeat the question whose turn it is, or give it up. Does nothing if no question waits.
  mutating func goOn(_ outcome: JudgedOutcome) {
    retry(after: nil)
    if let number = waiting.takeFirst() { effects.append(.goOn(number, outcome)) }
  }

  /// Checks whether another device has entered the code, or what became of the code.
  mutating func look() {
    switch step {
    case .offering, .asking: ask(.pairing)
    case .waiting: ask(.outcome, "pastime-outcome 1\nticket \(ticket)\n")
    default: break
    }
  }

  /// Hands over the lines to show, if they differ from the previous lines or the outbox is not empty.
  private mutating func show() {
    var lines = OnlinePage()
    switch step {
    case .circles(let place) where !isOutdated: spell(place, in: &lines)
    case .races(let place) where !isOutdated: spell(place, in: &lines)
    case .challenges(let place) where !isOutdated: spell(place, in: &lines)
    case .evening(let place) where !isOutdated: spell(place, in: &lines)
    case .packs(let place) where !isOutdated: spell(place, in: &lines)
    case .together where !isOutdated: spellTogether(in: &lines)
    case .fair where !isOutdated: spellFair(in: &lines)
    case .offline where !isOutdated: spellOffline(in: &lines)
    default: page.spell(in: &lines, texts, today: surroundings.today, problem: problem)
    }
    sendState(in: &lines, isUnderWay: isUnderWay)
    if outbox.text.isEmpty, lines.text == shown { return }
    effects.append(.show(outbox.text + lines.text))
    shown = lines.text
    outbox = OnlinePage()
  }

  /// Whether a step is under way.
  private var isUnderWay: Bool {
    if case .overview = step { false } else { true }
  }
}
