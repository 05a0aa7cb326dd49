import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// What is on screen, without a page: the frame, the games, and all that is told of them. Every event
/// of the host comes in here; after each, the host calls `settle` and describes what it shows anew.
#if canImport(Observation)
  @Observable
#endif
package final class AppModel {
  package let frame: Frame
  /// What is on screen of each game.
  package let shelf: Shelf
  package let history: HistoryModel
  package let daily: DailyModel
  package let sharing: SharingModel
  package let archives: ArchiveModel
  package let about: AboutModel
  package let language: LanguageModel
  package let server: ServerModel
  package let reviews: ReviewModel
  package let invitations: InvitationModel
  package let coach: CoachModel

  /// Whether a new version of the page waits that the player has not put off.
  private var versionWaits = false
  /// What the game in front teaches, for a screen reader: beside what the game itself says.
  package private(set) var teaching = Announcement()
  /// Which steps of which game were read out, a bit for each.
  private var taught: (id: GameID?, steps: UInt8) = (nil, 0)
  private var shownSettings: Settings?
  private var titledRoute: Route?
  private var isVisible = true
  /// Whether the timer for the end of the day runs.
  private var awaitsMidnight = false
  /// When the timer for the next second is due; nil where it does not run.
  private var tick: Instant?
  /// Whether the player was told of which letters words are made.
  var hasToldOfLetters = false

  /// An app that has not started; nothing is shown yet.
  package init(host: any Host) {
    frame = Frame(host: host)
    shelf = Shelf(context: frame)
    history = HistoryModel(frame: frame, shelf: shelf)
    daily = DailyModel(frame: frame, shelf: shelf)
    sharing = SharingModel(frame: frame, shelf: shelf, daily: daily)
    archives = ArchiveModel(frame: frame)
    about = AboutModel(frame: frame)
    language = LanguageModel(frame: frame)
    server = ServerModel(frame: frame)
    reviews = ReviewModel(frame: frame, shelf: shelf)
    coach = CoachModel(frame: frame, reviews: reviews, meanings: shelf.codeword.meanings)
    invitations = InvitationModel(frame: frame, shelf: shelf, reviews: reviews)
  }

  package var library: GameLibrary { frame.library }
  var host: any Host { frame.host }

  /// Whether there is a page to describe.
  package var isStarted: Bool { titledRoute != nil }

  /// The game that is played, or looked through.
  package var gameOnStage: GameKind? {
    if let review = reviews.review { return review.session.kind }
    guard case .game(let kind, _) = frame.route else { return nil }
    return kind
  }

  /// The game that is looked through, or that came by a link.
  package var linkedKind: GameKind? { reviews.review?.session.kind ?? invitations.kind }

  /// Whether today's five stand beside what is on screen.
  package var hasSide: Bool {
    switch frame.route {
    case .home: frame.size.hasSide(besideGame: false)
    case .game, .start: frame.size.hasSide(besideGame: true)
    case .moves, .result, .challenge, .daily, .dailyGame, .samples, .pair: false
    }
  }

  // MARK: Events

  /// Takes rows that were stored, before the start.
  package func stored(_ rows: [Row]) { library.load(rows) }

  /// Goes to the first place.
  /// - Parameters:
  ///   - canStore: whether the browser lets the app keep anything.
  ///   - isTranslated: whether the page started anew for another language.
  package func start(fragment: [UInt8], canStore: Bool, isTranslated: Bool = false) {
    host.fetch("words", request: frame.request(.words))
    arrive(at: Route(fragment: fragment))
    if isTranslated { language.arrive() }
    server.canStore = canStore
    if !canStore {
      archives.showRescue(ShellTexts.storageRefused)
    } else if !library.errors.isEmpty {
      frame.show(ShellTexts.unreadable(library.errors.count))
    }
  }

  /// The address changed.
  package func navigated(to fragment: [UInt8]) {
    frame.modal = nil
    arrive(at: Route(fragment: fragment))
  }

  /// The page has this size. Told before the start, and with every change.
  /// - Returns: whether it had another.
  package func resized(to size: PageSize) -> Bool {
    guard frame.size != size else { return false }
    frame.size = size
    return true
  }

  /// The page came into view, or went out of it.
  package func visible(_ isVisible: Bool) {
    self.isVisible = isVisible
    guard isVisible else { return }
    // The device may have slept, or have come into another time zone.
    awaitsMidnight = false
    if frame.toast?.offersVersion == false { host.setTimer(.toast, after: Toast.duration) }
  }

  /// Other open pages of the app stored rows, or (without text) deleted them.
  package func changed(_ rows: [Row]) {
    if library.follow(rows, at: frame.now()) { frame.show(ShellTexts.continued) }
  }

  /// How it stands with what the server keeps of this device has changed.
  package func stands(_ syncStatus: SyncStatus?) { server.stands(syncStatus) }

  /// What the online program of the server has to show: lines, or a game as its judge has it. Behind a `+` stands one
  /// that the player asked for, and is taken to.
  package func shown(_ text: [UInt8]) {
    let isAskedFor = text.first == UInt8(ascii: "+")
    let record = isAskedFor ? Array(text.dropFirst()) : text
    guard equal(record.prefix(8), "pastime ") else { return server.show(text) }
    guard library.show(judged: record, isAskedFor: isAskedFor, at: frame.now()), isAskedFor,
      let session = (try? RecordReading(record))?.session
    else { return }
    frame.modal = nil
    frame.go(to: .game(session.kind, session.id))
  }

  /// A timer is due.
  package func woke(_ timer: AppTimer) {
    switch timer {
    case .tick:
      tick = nil
      modelInFront?.secondPassed()
    case .motion:
      reviews.motionEnded()
      modelInFront?.motionEnded()
    // Nobody has read it where nobody could see it.
    case .toast: if isVisible { frame.toast = nil }
    case .midnight: awaitsMidnight = false
    }
  }

  /// A new version of the page waits to be taken over.
  package func updated() { versionWaits = true }

  /// A key that was pressed, wherever the focus is.
  /// - Returns: whether it did something.
  package func press(_ press: KeyPress) -> Bool {
    guard frame.modal == nil else { return false }
    if case .question = press.key {
      frame.modal = .shortcuts
      return true
    }
    guard let model = modelInFront else { return false }
    if model.press(press) { return true }
    if press.isForeign, !isOver { tellOfLetters() }
    guard case .enter = press.key, !press.isRepeated, isOver else { return false }
    model.playAgain()
    return true
  }

  /// Whether the game in front is over.
  private var isOver: Bool {
    library.openGame.flatMap { library.session($0) }?.summary.outcome.isOver == true
  }

  /// Takes the passing message away; a new version is then put off until the page is opened again.
  package func dismissToast() {
    if frame.toast?.offersVersion == true { versionWaits = false }
    frame.toast = nil
    frame.refocus()
  }

  /// The game in front, where one is played.
  private var modelInFront: (any GameModel)? {
    guard case .game(let kind, let id) = frame.route, shelf[kind].openGame == id else { return nil }
    return shelf[kind]
  }

  // MARK: Settling

  /// Brings everything in order after an event, once: first what time alone changes, then what is to
  /// be stored and told to the host. After it the page is described, which changes nothing.
  package func settle() {
    catchUp()
    for change in library.takeChanges(newDevice: host.randomBits) {
      host.keep(change, request: frame.request(.keep(change)))
    }
    followSettings()
    server.follow(frame.modal)
    coach.follow(frame.modal)
    teach()
    offerVersion()
    scheduleTick()
    awaitMidnight()
    if titledRoute != frame.route {
      titledRoute = frame.route
      host.setTitle(title)
    }
  }

  /// Goes where the player is about to be, deals what is due, and lets the game on stage catch up.
  private func catchUp() {
    // Whoever reads help or changes a setting does not play.
    library.setVisible(isVisible && frame.modal == nil, at: frame.now())
    var isMoving = true
    while isMoving {
      isMoving = false
      if let deal = frame.takeDueDeal() {
        shelf[deal.kind].start(deal.reason)
        isMoving = true
      }
      if let next = frame.takeDestination() {
        arrive(at: next)
        isMoving = true
      }
    }
    if daily.isOver, frame.modal == nil {
      host.navigate(to: Route.daily(nil).fragment, replacing: true)
      arrive(at: .daily(nil))
    }
    if let kind = gameOnStage { shelf[kind].catchUp() }
  }

  private var title: PlainText {
    if let kind = linkedKind { return ShellTexts.title(kind.name) }
    switch frame.route {
    case .daily: return ShellTexts.title(DailyTexts.title)
    case .game(let kind, _), .start(let kind): return ShellTexts.title(kind.name)
    case .home, .moves, .result, .challenge, .dailyGame, .samples, .pair: return ShellTexts.name
    }
  }

  /// Tells the styles what the player prefers, where it changed.
  private func followSettings() {
    let settings = library.settings
    guard settings != shownSettings else { return }
    shownSettings = settings
    frame.revision += 1
    for choice in Settings.Choice.allCases where choice.isStyle {
      host.prefer(choice.name, choice.keyword(settings[choice]))
    }
    host.prefer("time", settings.showsTime ? "" : "off")
  }

  /// Reads out what the game in front teaches, each step once.
  private func teach() {
    let model = modelInFront
    if taught.id != model?.openGame { taught = (model?.openGame, 0) }
    guard let model, case .game(let kind, _) = frame.route, frame.teaches(kind) else {
      // What was taught is not found at the end, nor elsewhere.
      if !teaching.sentence.isEmpty { teaching.say("") }
      return
    }
    guard let lesson = model.step else { return }
    let step: UInt8 = 1 << lesson.step
    guard taught.steps & step == 0 else { return }
    taught.steps |= step
    teaching.say(lesson.sentence)
  }

  /// Tells of a new version that waits, wherever nothing else is told, until the player answers. A
  /// modal would cover the message, which comes back once it is closed.
  private func offerVersion() {
    guard frame.modal == nil else {
      if frame.toast?.offersVersion == true { frame.toast = nil }
      return
    }
    guard versionWaits, frame.toast == nil else { return }
    frame.toast = Toast(
      message: ShellTexts.newVersion, action: (ShellTexts.update, { [host] in host.activate() }),
      offersVersion: true)
    host.setTimer(.toast, after: nil)
  }

  /// Lets the page be described anew when the date changes.
  private func awaitMidnight() {
    if awaitsMidnight { return }
    awaitsMidnight = true
    host.setTimer(.midnight, after: frame.untilMidnight)
  }

  private func scheduleTick() {
    guard case .game(let kind, let id) = frame.route, library.isRunning(id) else {
      if tick != nil { host.setTimer(.tick, after: nil) }
      tick = nil
      return
    }
    let now = frame.now()
    let time = library.time(of: id, at: now) - shelf[kind].secondsBegin
    let delay = Milliseconds(1000 - time.count % 1000)
    // A browser takes long to set a timer: it is left alone while it is right.
    if tick == now + delay { return }
    tick = now + delay
    host.setTimer(.tick, after: delay)
  }
}
