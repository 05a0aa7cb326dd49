import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// Everything on screen, without a page: the frame, the games, and the announcements. Every event of the host enters
/// here; after each, the host calls `settle` and renders the new state.
#if canImport(Observation)
  @Observable
#endif
package final class AppModel {
  package let frame: Frame
  /// The state on screen of each game.
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

  /// Whether a new version of the page waits that the player has not postponed.
  private var versionWaits = false
  private var lessonReader = LessonReader()
  private var shownSettings: Settings?
  private var titledRoute: Route?
  private var isVisible = true
  /// Whether the timer for the end of the day runs.
  private var awaitsMidnight = false
  /// When the timer for the next second is due; nil if it does not run.
  private var tick: Instant?
  /// Whether the app has announced which letters words are made of.
  var hasAnnouncedLetters = false

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

  /// Whether there is a page to render.
  package var isStarted: Bool { titledRoute != nil }

  /// The filters that the statistics of a kind show. The last one is the language of the words, and only players who
  /// have chosen one may have games in several. Without games there is nothing to choose from, except to undo a choice
  /// without games.
  package func filters(of kind: GameKind, on page: StatisticsPage) -> [StatisticsFilter] {
    let filters = shelf[kind].filters
    let count = filters.count - (kind.hasWords && library.settings[.words] == 0 ? 1 : 0)
    return filters.prefix(count).filter { !page.isEmpty || $0.chosen != nil }
  }

  /// The lesson of the game in front, for a screen reader: in addition to the announcements of the game.
  package var teaching: Announcement { lessonReader.announcement }

  // MARK: Events

  /// Takes the stored rows, before the start.
  package func stored(_ rows: [Row]) { library.load(rows) }

  /// Goes to the first place.
  /// - Parameters:
  ///   - canStore: whether the browser lets the app store anything.
  ///   - isTranslated: whether the page was reloaded to change the language.
  package func start(fragment: [UInt8], canStore: Bool, isTranslated: Bool = false) {
    // The first player's words are those of the page.
    if library.history.isEmpty, !WordLanguage.english.isOfPage, library.settings[.words] == 0 {
      library.changeSettings { $0.words = .ofPage }
    }
    _ = frame.words(in: frame.wordLanguage)
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

  /// Sets the size of the page. The host calls this before the start, and with every change.
  /// - Returns: whether the size has changed.
  package func resized(to size: PageSize) -> Bool {
    guard frame.size != size else { return false }
    frame.size = size
    return true
  }

  /// The page became visible or hidden.
  package func visible(_ isVisible: Bool) {
    self.isVisible = isVisible
    guard isVisible else { return }
    // The device may have slept, or have moved to another time zone.
    awaitsMidnight = false
    if frame.toast?.offersVersion == false { host.setTimer(.toast, after: Toast.duration) }
  }

  /// Follows rows that other open pages of the app stored or (if they have no text) deleted.
  package func changed(_ rows: [Row]) {
    if library.follow(rows, at: frame.now()) { frame.show(ShellTexts.continued) }
  }

  /// The sync status of this device has changed.
  package func stands(_ syncStatus: SyncStatus?) { server.stands(syncStatus) }

  /// Shows output of the server's online program: lines, or a game as the judge has it. A leading `+` marks a game
  /// that the player asked for and is taken to.
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

  /// Handles a timer that is due.
  package func woke(_ timer: AppTimer) {
    switch timer {
    case .tick:
      tick = nil
      modelInFront?.secondPassed()
    case .motion:
      reviews.motionEnded()
      modelInFront?.motionEnded()
    // A message that nobody could see stays until it can be read.
    case .toast: if isVisible { frame.toast = nil }
    case .midnight: awaitsMidnight = false
    case .words: modelInFront?.wordsArrived()
    }
  }

  /// A new version of the page is ready to take over.
  package func updated() { versionWaits = true }

  /// Handles a pressed key, wherever the focus is.
  /// - Returns: whether the key did something.
  package func press(_ press: KeyPress) -> Bool {
    guard frame.modal == nil else { return false }
    if case .question = press.key {
      frame.modal = .shortcuts
      return true
    }
    guard let model = modelInFront else { return false }
    if model.press(press) { return true }
    if press.isForeign, !isOver { announceLetters() }
    guard case .enter = press.key, !press.isRepeated, isOver else { return false }
    model.playAgain()
    return true
  }

  /// Whether the game in front is over.
  private var isOver: Bool {
    library.openGame.flatMap { library.session($0) }?.summary.outcome.isOver == true
  }

  /// Removes the passing message; a new version is then postponed until the page is opened again.
  package func dismissToast() {
    if frame.toast?.offersVersion == true { versionWaits = false }
    frame.toast = nil
    frame.refocus()
  }

  /// The model of the game in front, if a game is in play.
  private var modelInFront: (any GameModel)? {
    guard case .game(let kind, let id) = frame.route, shelf[kind].openGame == id else { return nil }
    return shelf[kind]
  }

  // MARK: Settling

  /// Brings everything up to date after an event, once: first the effects of time, then everything that has to be
  /// stored and sent to the host. Afterwards the page is rendered, which changes nothing.
  package func settle() {
    catchUp()
    for change in library.takeChanges(newDevice: host.randomBits) {
      host.keep(change, request: frame.request(.keep(change)))
    }
    followSettings()
    server.follow(frame.modal)
    coach.follow(frame.modal)
    lessonReader.follow(modelInFront, in: frame)
    offerVersion()
    scheduleTick()
    awaitMidnight()
    if titledRoute != frame.route {
      titledRoute = frame.route
      host.setTitle(title)
    }
  }

  /// Takes the player to the pending destination, deals a pending game, and lets the game on stage catch up.
  private func catchUp() {
    // A player who reads the help or changes a setting is not playing.
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

  /// Sends changed preferences to the styles.
  private func followSettings() {
    let settings = library.settings
    guard settings != shownSettings else { return }
    shownSettings = settings
    frame.revision += 1
    _ = frame.words(in: frame.wordLanguage)
    for choice in Settings.Choice.allCases where choice.isStyle {
      host.prefer(choice.name, choice.keyword(settings[choice]))
    }
    host.prefer("time", settings.showsTime ? "" : "off")
  }

  /// Offers a waiting new version when no other message is shown, until the player answers. A modal would cover the
  /// message, so the message returns once the modal is closed.
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

  /// Has the page rendered again when the date changes.
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
    // Setting a timer is slow in a browser: a correct timer is left alone.
    if tick == now + delay { return }
    tick = now + delay
    host.setTimer(.tick, after: delay)
  }
}
