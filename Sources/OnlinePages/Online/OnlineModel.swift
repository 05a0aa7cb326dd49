import ByteStrings
import Library

/// The online program of the server that serves the page: what the page shows of it among the settings, on which
/// devices the player's games are, and the steps that lead there. It does nothing itself: whoever runs it hands it what
/// happens, and does what it wants done.
public struct OnlineModel {
  var surroundings = Surroundings()
  /// The server; nil where none answered.
  var server: Server?
  /// Whether it is known what server there is, or that none answers.
  var hasServerAnswered = false
  var devices: [ServerDevice] = []
  /// How many bytes the server keeps of the player; nil where it did not say.
  var bytes: Int64?
  /// Whether the server is newer than this page.
  var isOutdated = false
  var step = ServerStep.overview
  /// Why the last step came to nothing; empty where it did not.
  var problem: PlainText = ""
  /// What this device shows when it asks what became of its code.
  var ticket: PlainText = ""
  /// Whether the server is making this device one of a player's: once is enough.
  var isBeginning = false
  var isLookedAt = false
  /// Whether the player came to play with others: what they have done leads back to what there is of that.
  var isTogether = false
  var circles = CircleState()
  var evening = Evening()
  /// Whether the player went to a game of the evening, and so comes back to that.
  var leadsToEvening = false
  var races = RaceProgress()
  var challenges = ChallengeState()

  /// What is asked of the judge.
  var plays = JudgedPlays.quiet
  /// What the page asked and waits for.
  var waiting = WaitingRequests()
  /// What is taken along, to be played without a judge.
  var offline = TakenOffline()
  /// The record with the move that was judged last; empty once the page has made it. At the end of a game it is
  /// the server's own, which the page gets in any case.
  var recordAfter: [UInt8] = []
  var isEnded = false

  /// What the page is to be sent beside what it shows.
  var outbox = OnlinePage()
  private var effects: [OnlineEffect] = []
  private var requests: [(number: Int32, request: ServerRequest)] = []
  private var lastRequest: Int32 = 0
  /// The request whose answer leads on from here; 0 where none does. Whoever does something else meanwhile does
  /// not wait for it any more.
  var awaited: Int32 = 0
  /// Whether the answer that came is that one's.
  private(set) var leadsOn = false
  /// What the page shows.
  private var shown: [UInt8] = []

  /// An online program at which nobody has looked.
  public init() {}

  /// Takes in what has happened.
  /// - Returns: what is to be done about it, in this order.
  public mutating func handle(_ event: OnlineEvent) -> [OnlineEffect] {
    switch event {
    case .told(let text): if let message = OnlineMessage(text) { take(message) }
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

  var texts: OnlineTexts { OnlineTexts(language: surroundings.language) }

  mutating func ask(_ request: ServerRequest, _ body: PlainText = "") {
    let (method, path) = request.target
    lastRequest &+= 1
    requests.append((lastRequest, request))
    effects.append(.ask(request: lastRequest, method: method, path: path, body: body))
  }

  /// Asks what leads on from here.
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

  /// Takes all lines away before the next page. A choice of one page that becomes one of another would take its
  /// place among those while it is still chosen.
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

  /// Has the question whose turn it is repeated, or given up. Where nothing waits nothing is done.
  mutating func goOn(_ outcome: JudgedOutcome) {
    retry(after: nil)
    if let number = waiting.takeFirst() { effects.append(.goOn(number, outcome)) }
  }

  /// The time has come to look again: whether a device said the code, or what became of it.
  mutating func look() {
    switch step {
    case .offering, .asking: ask(.pairing)
    case .waiting: ask(.outcome, "pastime-outcome 1\nticket \(ticket)\n")
    default: break
    }
  }

  /// Hands over what is to be shown, where it is something else than before or there is something to tell.
  private mutating func show() {
    var lines = OnlinePage()
    switch step {
    case .circles(let place) where !isOutdated: spell(place, in: &lines)
    case .races(let place) where !isOutdated: spell(place, in: &lines)
    case .challenges(let place) where !isOutdated: spell(place, in: &lines)
    case .evening(let place) where !isOutdated: spell(place, in: &lines)
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
