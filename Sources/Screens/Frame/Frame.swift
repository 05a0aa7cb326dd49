import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The frame around the games: where the player is, the modal over the page, the messages, and the requests to the
/// host. Games and the other models act through it; it knows none of them.
#if canImport(Observation)
  @Observable
#endif
package final class Frame: GameContext {
  let host: any Host
  package let library = GameLibrary()

  /// The word lists that have arrived.
  private var books: [WordBook] = []
  /// The languages whose word lists were requested, and those whose lists are missing, a bit each.
  private var requestedBooks: UInt32 = 0
  private var missingBooks: UInt32 = 0
  package internal(set) var route = Route.home {
    didSet {
      leavePlace()
      revision += 1
    }
  }
  package var modal: Modal? {
    didSet {
      guard oldValue != nil || modal != nil else { return }
      leavePlace()
      if modal == nil { modalArrivals = 0 }
    }
  }
  /// Increases with each step from one modal to another, whose title takes the focus.
  package private(set) var modalArrivals: UInt32 = 0
  package internal(set) var toast: Toast?
  package private(set) var announcement = Announcement()
  /// Increases with each arrival at a game, which takes the focus.
  package internal(set) var gameArrivals: UInt32 = 0
  /// Increases with each return to the list, which takes the focus.
  package internal(set) var homeArrivals: UInt32 = 0 {
    didSet { revision += 1 }
  }
  /// Increases with every change of what the list shows besides the games: the place of the player, the settings, and
  /// how much of the list is requested.
  package internal(set) var revision: UInt64 = 0
  /// The state of the other players in a game that is played together, which replaces the name of the game: the
  /// identity of the game, the place that shows more, and the text.
  package internal(set) var strip: LinedPage.Line? {
    didSet { revision += 1 }
  }
  package internal(set) var size = PageSize.phone
  /// The steps of lessons that the player has understood in this visit: eight bits for each kind of game.
  var understood: UInt64 = 0

  /// The latest game that a friend sent, if all its moves are allowed: it is stored once the player has a game of the
  /// same puzzle.
  var friend: AnySession?

  /// What a friend made of a puzzle, as their link said, until another link is opened.
  var friendMarks: (puzzle: SentPuzzle, marks: FriendMarks)?

  /// Whether the game that is shared was played to answer a friend, who waits for its result.
  package var answersFriend = false

  /// The pending destination of the player: `AppModel` takes them there before the page is rendered.
  private var destination: Route?
  /// The pending short game, which is about to be dealt.
  private var dueDeal: (kind: GameKind, reason: DealReason)?
  package var dealt: GameID?
  /// The action that waits for the word lists, until the player goes elsewhere.
  private var waiting: (() -> Void)?
  /// The friend's game of a day, while the same game is about to be dealt.
  private var expected: AnySession?
  private var requests: [PendingRequest] = []
  private var lastRequest: Int32 = 0
  private var awakeClock = AwakeClock()

  init(host: any Host) {
    self.host = host
    library.waitsForJudge = { host.judge($0.record) }
  }

  // MARK: Time and chance

  package func now() -> Instant { awakeClock.moment(at: host.clock()) }
  package func clock() -> Instant { host.clock() }
  package func date() -> WallTime { host.date() }
  package func randomBits() -> UInt64 { host.randomBits() }

  /// The word lists for new games, as far as they were requested.
  package var words: WordsState { state(of: wordLanguage) }

  /// The current day in local time.
  package var today: Day { host.day() }
  /// The offset of local time from UTC.
  package var timeZone: Milliseconds { host.zone() }
  /// The time until the next day begins in local time.
  var untilMidnight: Milliseconds {
    let day: Int64 = 86_400_000
    return Milliseconds(day - (date() + timeZone).count % day)
  }

  // MARK: Going

  /// Goes to a place in the app, as a new step in the history.
  package func go(to next: Route) {
    guard next != route else { return }
    // Going back from a game that somebody sent leads to the list, not to its welcome again.
    if case .dailyGame = route { leadHome() }
    // From game to game, the list stays one step back, and so does the game of a friend.
    host.navigate(to: next.fragment, replacing: !route.staysBehind && next != .home)
    destination = next
  }

  /// Replaces the current place with the list, so that the player returns there.
  func leadHome() {
    host.navigate(to: Route.home.fragment, replacing: true)
    route = .home
  }

  /// Goes back to the list.
  package func goHome() {
    host.back(or: Route.home.fragment)
    destination = .home
  }

  /// Goes back from a game to the five that it belongs to, or to the list.
  package func leave(_ id: GameID) {
    if let day = library.day(of: id) { go(to: .daily(day)) } else { goHome() }
  }

  /// Goes from the current modal to another one. The pressed button disappears with the first modal.
  package func goOn(to next: Modal) {
    modal = next
    modalArrivals += 1
  }

  func takeDestination() -> Route? {
    defer { destination = nil }
    return destination
  }

  /// Stores a game that was just dealt, and opens it.
  package func begin(_ session: AnySession) {
    let sent = expected
    expected = nil
    if let sent, sent.kind == session.kind, sent.header.day == session.header.day,
      !session.isLike(sent)
    {
      return playSame(as: sent)
    }
    library.add(session)
    if let friend { library.keep(friend, beside: session.id) }
    modal = nil
    go(to: .game(session.kind, session.id))
  }

  package func playSame(as session: AnySession) {
    begin(session.played(as: newChallengeHeader(), after: 0))
  }

  /// Goes on with a day's game of a kind, or returns to it if it is over; deals it if there is none.
  /// - Parameter sent: the game that a friend sent as the game of the day. Records can be forged: if it has another
  ///   puzzle, that puzzle is played.
  package func playDaily(_ kind: GameKind, of day: Day, like sent: AnySession? = nil) {
    modal = nil
    expected = sent
    if let game = DailyFive(library, of: day)[kind] {
      if let sent, !game.isLike(sent) { playSame(as: sent) } else { go(to: .game(kind, game.id)) }
    } else {
      let question: PlainText = """
        daily \(day.text) \(PlainText(kind.keyword)) \(PlainText(wordLanguage.tag))
        """
      let waits = sent == nil && day == today && host.judge(Array(question.utf8))
      if !waits { dueDeal = (kind, .day(day)) }
    }
  }

  /// Deals a short game, like those of a day, if the route names a kind to start; otherwise goes to the route.
  func deal(or route: Route) {
    modal = nil
    if case .start(let kind) = route { dueDeal = (kind, .evening) } else { go(to: route) }
  }

  func takeDueDeal() -> (kind: GameKind, reason: DealReason)? {
    defer { dueDeal = nil }
    return dueDeal
  }

  /// What was said about the place that the player leaves, and what waits there, is over.
  private func leavePlace() {
    waiting = nil
    if toast?.isHeard == true { toast = nil }
  }

  // MARK: Announcing

  package func announce(_ sentence: PlainText) { announcement.say(sentence) }

  package func waits(for motion: Milliseconds) -> Bool {
    guard host.moves() else { return false }
    host.setTimer(.motion, after: motion)
    return true
  }

  package func feedback(_ kind: Feedback) {
    if library.settings.givesFeedback { host.feedback(kind) }
  }

  package func show(_ message: PlainText, action: (title: PlainText, act: () -> Void)?) {
    toast = Toast(message: message, action: action)
    host.setTimer(.toast, after: Toast.duration)
  }

  /// Announces to screen readers a message whose content the page shows anyway.
  func tell(_ message: PlainText) {
    show(message, action: nil)
    toast?.isHeard = true
  }

  package func withdraw(_ message: PlainText) {
    if toast?.message.hasSameBytes(as: message) == true { toast = nil }
  }

  package func refocus() {
    if route == .home { homeArrivals &+= 1 } else { gameArrivals &+= 1 }
  }

  package func words(in language: WordLanguage) -> WordsState {
    let state = state(of: language)
    let bit: UInt32 = 1 << UInt32(language.rawValue)
    if requestedBooks & bit == 0 {
      requestedBooks |= bit
      host.fetch(WordFile.words.name(in: language), request: request(.words(language)))
    }
    return state
  }

  /// The word lists of a language have arrived, or are missing.
  func receive(_ book: WordBook?, in language: WordLanguage) {
    if let book { books.append(book) } else { missingBooks |= 1 << UInt32(language.rawValue) }
  }

  private func state(of language: WordLanguage) -> WordsState {
    for book in books where book.language == language { return .ready(book) }
    return missingBooks >> UInt32(language.rawValue) & 1 == 0 ? .loading : .missing
  }

  package func words(in language: WordLanguage, orLater act: @escaping () -> Void) -> WordBook? {
    switch words(in: language) {
    case .ready(let book): return book
    case .loading: wait(for: act)
    case .missing: show(ShellTexts.wordsMissing)
    }
    return nil
  }

  package func wait(for act: @escaping () -> Void) {
    waiting = act
    show(ShellTexts.wordsLoading)
  }

  package func wordsCame() {
    guard let waiting else { return }
    self.waiting = nil
    withdraw(ShellTexts.wordsLoading)
    waiting()
  }

  // MARK: Asking the host

  func request(_ pending: Request) -> Int32 {
    lastRequest &+= 1
    requests.append(PendingRequest(id: lastRequest, request: pending))
    return lastRequest
  }

  /// The request with a number; nil if there was none, or if it is already answered.
  func takeRequest(_ id: Int32) -> Request? {
    guard let index = requests.firstIndex(where: { $0.id == id }) else { return nil }
    return requests.remove(at: index).request
  }

  package func fetch(_ name: Literal, for kind: GameKind) {
    host.fetch(name, request: request(.file(kind)))
  }

  package func copyLink(to route: Route) {
    host.copy("#" + route.fragment, request: request(.copyLink))
  }
}
