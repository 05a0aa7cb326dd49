import ByteStrings
import Games
import Library
import Markup
import Words

/// The app in the page: the model of what is on screen, and the one door through which every event
/// comes. After each event the whole page is described anew, and what differs is patched.
public final class PastimeApp {
  let host: any HostServices
  let library = GameLibrary()
  private let renderer = Renderer()

  /// The word lists, once they have arrived.
  private(set) var words: WordsState = .loading
  /// The licences, once they have been asked for.
  private(set) var notices: PlainText = ""
  var route = Route.home
  var sheet: Sheet? {
    didSet { dropVersionToast() }
  }
  var toast: Toast?
  /// What the frame knows of each game.
  let shelf = Shelf()
  /// Which games the list shows, and how many of them at most.
  let search = HistorySearch()
  var shownGames = HistoryList.pageCount
  /// The day that the calendar of the daily five is at: its month is shown.
  var calendarDay = Day(number: 0)
  /// Grows with each step through the calendar, which takes the focus along.
  var calendarSteps: UInt32 = 0
  /// Grows with each arrival at a game, which takes the focus.
  var gameArrivals: UInt32 = 0
  /// Grows with each return to the list, which takes the focus.
  var homeArrivals: UInt32 = 0
  private(set) var announcement = Announcement()

  /// What the build is called, once it has been asked for.
  private(set) var build: PlainText = ""
  /// The word that is being looked up in the lists.
  var lookedUp: PlainText = ""

  /// The language that is spoken, or that the page was asked for.
  var language = Language.current

  /// The game that is looked through.
  var review: Review?

  /// Whether a new version of the page waits that the player has not put off.
  private(set) var versionWaits = false

  /// A challenge that waits for the word lists.
  var challenge: (kind: GameKind, text: [UInt8])?

  private var hasNotices = false
  private var requests: [(id: Int32, request: Request)] = []
  private var lastRequest: Int32 = 0
  private var titledRoute: Route?
  private var shownSettings: Settings?
  private var awakeClock = AwakeClock()
  private var isVisible = true
  /// The size of the page in points; that of a phone before it is known.
  private(set) var size = (width: 390, height: 844)

  /// An app that has not started; nothing is shown yet.
  public init(host: any HostServices) { self.host = host }

  // MARK: Events

  /// Takes rows that were stored, before the start.
  public func stored(_ rows: [Row]) { library.load(rows) }

  /// Shows the first page.
  /// - Parameter canStore: whether the browser lets the app keep anything.
  public func start(fragment: [UInt8], canStore: Bool) {
    host.fetch("words", request: request(.words))
    follow(Route(fragment: fragment))
    if !canStore {
      showRescue(ShellTexts.storageRefused)
    } else if !library.faults.isEmpty {
      show(ShellTexts.unreadable(library.faults.count))
    }
    settle()
  }

  /// An event of the page at a node.
  public func dispatch(kind: UInt8, node: UInt32, text: PlainText, flags: UInt32) -> Handling {
    let handling = renderer.dispatch(kind: kind, node: node, text: text, flags: flags)
    settle()
    return handling
  }

  /// The address changed.
  public func navigated(to fragment: [UInt8]) {
    sheet = nil
    follow(Route(fragment: fragment))
    settle()
  }

  /// The page has this size, in points. Told before the start, and with every change.
  public func resized(width: Int, height: Int) {
    guard width != size.width || height != size.height else { return }
    size = (width, height)
    if titledRoute != nil { settle() }
  }

  /// The page came into view, or went out of it.
  public func visible(_ isVisible: Bool) {
    self.isVisible = isVisible
    library.setVisible(isVisible, at: now())
    if isVisible, toast?.offersVersion == false {
      host.setTimer(.toast, after: Toast.duration)
    }
    settle()
  }

  /// Another open page of the app stored a row, or (without text) deleted it.
  public func changed(_ row: Row) {
    if library.follow(row, at: now()) { show(ShellTexts.continued) }
    settle()
  }

  /// A timer is due.
  public func woke(_ timer: AppTimer) {
    switch timer {
    case .tick: secondPassed()
    // Nobody has read it where nobody could see it.
    case .toast: if isVisible { toast = nil }
    }
    settle()
  }

  /// A new version of the page waits to be taken over.
  public func updated() {
    versionWaits = true
    settle()
  }

  /// The outcome of a request.
  public func answered(request: Int32, status: AnswerStatus, text: [UInt8]) {
    guard let index = requests.firstIndex(where: { $0.id == request }) else { return }
    switch requests.remove(at: index).request {
    case .words: take(words: text, status: status)
    case .samples: take(samples: text, status: status)
    case .notices:
      hasNotices = status == .done
      notices = hasNotices ? PlainText(utf8: text) : ShellTexts.noticesMissing
    case .build: if status == .done { build = PlainText(utf8: text) }
    case .keep(let row): take(status, of: row, stored: text)
    case .copyLink: show(status == .done ? ShareTexts.linkCopied : ShareTexts.linkNotCopied)
    case .copy: show(status == .done ? ShareTexts.copied : ShareTexts.notCopied)
    case .share(let text): take(status, ofSharing: text)
    case .archive: take(archive: text, status: status)
    case .language: keepSpeaking(status)
    case .file(let kind): shelf[kind].take(file: status == .done ? text : nil, in: self)
    }
    settle()
  }

  private func secondPassed() {
    guard case .game(let kind, let id) = route, shelf[kind].openGame == id else { return }
    shelf[kind].secondPassed(in: self)
  }

  // MARK: Acting

  /// The lists to deal from; where they are not there, the player is told.
  func wordsToDealFrom() -> WordBook? {
    if case .ready(let book) = words { return book }
    show(words.isLoading ? ShellTexts.wordsLoading : ShellTexts.wordsMissing)
    return nil
  }

  /// Who a game is that begins now.
  /// - Parameter day: the day of whose five it is.
  func newHeader(of day: Day? = nil) -> SessionHeader {
    let id = newID()
    return SessionHeader(id: day.map { $0.identity(id.low) } ?? id, begun: host.date())
  }

  /// What a game is dealt with: by chance, or by the day of whose five it is.
  func random(of kind: GameKind, day: Day?) -> SeededRandom {
    SeededRandom(seed: day.map { $0.seed(of: kind) } ?? host.randomBits())
  }

  /// Keeps a game that was just dealt, and opens it.
  func begin(_ session: AnySession) {
    library.add(session)
    sheet = nil
    go(to: .game(session.kind, session.id))
  }

  /// Tells what this is, with the licences.
  func openAbout() {
    sheet = .about
    lookedUp = ""
    if build.isEmpty { host.fetch("build", request: request(.build)) }
    if !hasNotices { host.fetch("notices", request: request(.notices)) }
  }

  /// Makes a move in a game, now.
  /// - Parameter book: the book that the player's input is held against, where the game has one.
  /// - Returns: the game after the move.
  func play<G: KeptGame>(
    _ move: G.Move, in session: Session<G>, from book: G.Book?
  ) throws(G.Refusal) -> Session<G> {
    try library.play(move, in: session, clock: now(), date: host.date(), book: book)
  }

  /// Says something to whoever listens to the page.
  func announce(_ sentence: PlainText) { announcement.say(sentence) }

  /// Lets the player hear and feel what happened, where the player wants that.
  func feedback(_ kind: Feedback) {
    if library.settings.givesFeedback { host.feedback(kind) }
  }

  /// Shows a passing message.
  func show(_ message: PlainText) {
    toast = Toast(message: message)
    host.setTimer(.toast, after: Toast.duration)
  }

  /// Takes the passing message away; a new version is then put off until the page is opened again.
  func dismissToast() {
    if toast?.offersVersion == true { versionWaits = false }
    toast = nil
    refocus()
  }

  /// Gives the focus to the place that the player is at: what had it is gone.
  func refocus() {
    if route == .home { homeArrivals &+= 1 } else { gameArrivals &+= 1 }
  }

  /// How long a game has been in front of the player.
  func time(of id: RecordID) -> Milliseconds { library.time(of: id, at: now()) }

  /// The time of a game as it is shown; nothing where the player wants none to be.
  func shownTime(of id: RecordID) -> PlainText? {
    library.settings.showsTime ? ShellTexts.time(time(of: id)) : nil
  }

  /// The moment by a clock that never goes back and counts no sleep of the device.
  func now() -> Milliseconds { awakeClock.moment(at: host.clock()) }

  func newID() -> RecordID { RecordID(high: host.randomBits(), low: host.randomBits()) }

  // MARK: Settling

  /// Stores what changed and brings the page up to date.
  private func settle() {
    for change in library.takeChanges(newDevice: host.randomBits) {
      host.keep(change, request: request(.keep(change)))
    }
    followSettings()
    offerVersion()
    let batch = renderer.render(ShellView(app: self).body)
    // A stage may let the clock rest, or go on.
    scheduleTick()
    if !batch.isEmpty { host.patch(batch) }
    if titledRoute != route {
      titledRoute = route
      host.setTitle(title)
    }
  }

  private var title: PlainText {
    if let review { return ShellTexts.title(shelf[review.session.kind].name) }
    if case .daily = route { return ShellTexts.title(DailyTexts.title) }
    guard case .game(let kind, _) = route else { return ShellTexts.name }
    return ShellTexts.title(shelf[kind].name)
  }

  /// Tells the styles what the player prefers, where it changed.
  private func followSettings() {
    let settings = library.settings
    guard settings != shownSettings else { return }
    shownSettings = settings
    for choice in Settings.Choice.allCases where choice.isStyle {
      host.prefer(choice.name, choice.keyword(settings[choice]))
    }
    host.prefer("time", settings.showsTime ? "" : "off")
  }

  /// A sheet would cover the message of a new version; it comes back once the sheet is closed.
  @inline(never)
  private func dropVersionToast() {
    if sheet != nil, toast?.offersVersion == true { toast = nil }
  }

  /// Tells of a new version that waits, wherever nothing else is told, until the player answers.
  private func offerVersion() {
    guard versionWaits, toast == nil, sheet == nil else { return }
    toast = Toast(
      message: ShellTexts.newVersion, action: (ShellTexts.update, { [host] in host.activate() }),
      offersVersion: true)
    host.setTimer(.toast, after: nil)
  }

  private func scheduleTick() {
    guard case .game(let kind, let id) = route, library.isRunning(id) else {
      host.setTimer(.tick, after: nil)
      return
    }
    let time = time(of: id) - shelf[kind].secondsBegin(in: self)
    host.setTimer(.tick, after: Milliseconds(1000 - time.count % 1000))
  }

  func request(_ pending: Request) -> Int32 {
    lastRequest &+= 1
    requests.append((lastRequest, pending))
    return lastRequest
  }

  private func take(words bytes: [UInt8], status: AnswerStatus) {
    guard status == .done, let book = try? WordBook(packed: bytes) else {
      words = .missing
      show(ShellTexts.wordsMissing)
      return
    }
    words = .ready(book)
    shelf[.codeword].wordsArrived(in: self)
    acceptChallenge()
    openResult()
  }
}
