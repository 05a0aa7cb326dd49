import ByteStrings
import Library

/// The desk of the house that serves the page: what the page shows of it among the settings, on which devices
/// the player's games are, and the steps that lead there. It does nothing itself: whoever runs it hands it
/// what happens, and does what it wants done.
public struct DeskModel {
  var surroundings = Surroundings()
  /// The house; nil where none answered.
  var house: House?
  /// Whether it is known what house there is, or that none answers.
  var hasHouseAnswered = false
  var devices: [HouseDevice] = []
  /// How many bytes the house keeps of the player; nil where it did not say.
  var bytes: Int64?
  /// Whether the house is newer than this page.
  var isOutdated = false
  var step = HouseStep.overview
  /// Why the last step came to nothing; empty where it did not.
  var problem: PlainText = ""
  /// What this device shows when it asks what became of its code.
  var ticket: PlainText = ""
  /// Whether the house is making this device one of a player's: once is enough.
  var isBeginning = false
  var isLookedAt = false
  /// Whether the player came to play with others: what they have done leads back to what there is of that.
  var isTogether = false
  var circles = CircleVisit()
  var evening = Evening()
  /// Whether the player went to a game of the evening, and so comes back to that.
  var leadsToEvening = false
  var races = RaceVisit()
  var challenges = ChallengeVisit()

  /// What is asked of the judge.
  var plays = JudgedPlays.quiet
  /// What the page asked and waits for.
  var waiting = WaitingQuestions()
  /// What is taken along, to be played without a judge.
  var along = TakenAlong()
  /// The record with the move that was judged last; empty once the page has made it. At the end of a game it is
  /// the house's own, which the page gets in any case.
  var recordAfter: [UInt8] = []
  var isEnded = false

  /// What the page is to be told beside what it shows.
  var news = DeskPage()
  private var effects: [DeskEffect] = []
  private var questions: [(request: Int32, question: HouseQuestion)] = []
  private var lastRequest: Int32 = 0
  /// The request whose answer leads on from here; 0 where none does. Whoever does something else meanwhile does
  /// not wait for it any more.
  var awaited: Int32 = 0
  /// Whether the answer that came is that one's.
  private(set) var leadsOn = false
  /// What the page shows.
  private var shown: [UInt8] = []

  /// A desk at which nobody has looked.
  public init() {}

  /// Takes in what has happened.
  /// - Returns: what is to be done about it, in this order.
  public mutating func handle(_ event: DeskEvent) -> [DeskEffect] {
    switch event {
    case .told(let text): if let message = DeskMessage(text) { take(message) }
    case .answered(let request, let text):
      leadsOn = request == awaited
      if leadsOn { awaited = 0 }
      if let index = questions.firstIndex(where: { $0.request == request }) {
        receive(HouseAnswer(text), to: questions.remove(at: index).question)
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

  mutating func takeEffects() -> [DeskEffect] {
    defer { effects = [] }
    return effects
  }

  var texts: DeskTexts { DeskTexts(language: surroundings.language) }

  mutating func ask(_ question: HouseQuestion, _ body: PlainText = "") {
    let (method, path) = question.target
    lastRequest &+= 1
    questions.append((lastRequest, question))
    effects.append(.ask(request: lastRequest, method: method, path: path, body: body))
  }

  /// Asks what leads on from here.
  @inline(never)
  mutating func proceed(by question: HouseQuestion, _ body: PlainText = "") {
    ask(question, body)
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
    var lines = DeskPage()
    tellState(in: &lines, isUnderWay: true)
    effects.append(.show(lines.text))
  }

  private func tellState(in lines: inout DeskPage, isUnderWay: Bool) {
    lines.state(
      isMember: house?.isMember, isUnderWay: isUnderWay,
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
    var lines = DeskPage()
    switch step {
    case .circles(let place) where !isOutdated: spell(place, in: &lines)
    case .races(let place) where !isOutdated: spell(place, in: &lines)
    case .challenges(let place) where !isOutdated: spell(place, in: &lines)
    case .evening(let place) where !isOutdated: spell(place, in: &lines)
    case .together where !isOutdated: spellTogether(in: &lines)
    case .fair where !isOutdated: spellFair(in: &lines)
    case .along where !isOutdated: spellAlong(in: &lines)
    default: page.spell(in: &lines, texts, today: surroundings.today, problem: problem)
    }
    tellState(in: &lines, isUnderWay: isUnderWay)
    if news.text.isEmpty, lines.text == shown { return }
    effects.append(.show(news.text + lines.text))
    shown = lines.text
    news = DeskPage()
  }

  /// Whether a step is under way.
  private var isUnderWay: Bool {
    if case .overview = step { false } else { true }
  }
}
