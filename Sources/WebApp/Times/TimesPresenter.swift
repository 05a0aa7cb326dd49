import ByteStrings
import Games
import Library
import Markup
import Words

/// Times in the frame: its choices, its list rows, its sheets; and the screen of the round in front.
final class TimesPresenter: GamePresenter {
  /// The round in front, as far as it is not kept.
  private(set) var screen: TimesScreen?
  /// What is chosen in the sheet for a new game.
  var chosen = TimesOptions.classic
  /// How answers are shared.
  var shareStyle = TimesShare.Style.signs

  /// How well the player knows facts, and the games that this was counted from.
  private var facts = TimesFacts()
  private var countedRevision: UInt64?

  var name: PlainText { TimesScreenTexts.name }
  var aim: PlainText { TimesScreenTexts.aim }
  var art: Node { TimesArt.signs }

  /// How well the player knows facts, by the games that there are.
  func facts(in app: PastimeApp) -> TimesFacts {
    if countedRevision != app.library.revision {
      countedRevision = app.library.revision
      facts = TimesFacts(app.library)
    }
    return facts
  }

  // MARK: New games

  var choicesTitle: PlainText { TimesScreenTexts.choicesTitle }

  func usual(in app: PastimeApp) -> PlainText {
    TimesScreenTexts.options(app.library.settings.times)
  }

  func start(_ day: Day?, in app: PastimeApp) {
    guard let options = day == nil ? app.library.settings.times : .daily else { return }
    start(options, of: day, in: app)
  }

  func resetChoices(in app: PastimeApp) { chosen = app.library.settings.times }

  func choices(in app: PastimeApp) -> Node {
    div(.class("sheet-body")) {
      TimesChoices(prefix: "new", options: chosen) { self.chosen = $0 }.body
      button(.class("primary"), .on(.click) { self.start(self.chosen, in: app) }) {
        ShellTexts.start
      }
    }
  }

  func defaults(in app: PastimeApp) -> Node {
    TimesChoices(prefix: "default", options: app.library.settings.times) { options in
      app.library.changeSettings { $0.times = options }
    }.body
  }

  /// Deals a round with these options and opens it.
  func start(_ options: TimesOptions, of day: Day? = nil, in app: PastimeApp) {
    var random = app.random(of: .times, day: day)
    let known = options.mode == .practice ? facts(in: app) : TimesFacts()
    let puzzle = Times.deal(options, using: &random, from: known)
    let header = app.newHeader(of: day)
    guard let session = try? Session<Times>(header, options: options, puzzle: puzzle) else {
      return
    }
    app.begin(.times(session))
  }

  func accept(challenge text: [UInt8], from words: WordBook, in app: PastimeApp) {
    do throws(ChallengeFault) {
      let challenge = try TimesChallenge(text[...])
      app.begin(challenge.session(id: app.newID(), begun: app.host.date()))
    } catch {
      app.show(ShareTexts.sentence(for: error))
    }
  }

  // MARK: The list

  func picture(of session: AnySession, in app: PastimeApp) -> Node {
    guard case .times(let session) = session else { return .empty }
    return span(.class("picture"), .ariaHidden(true)) { TimesMark.row(of: session.game) }
  }

  func progress(of session: AnySession) -> PlainText {
    guard case .times(let session) = session else { return "" }
    return TimesScreenTexts.progress(session)
  }

  // MARK: The stage

  var openGame: RecordID? { screen?.id }

  func open(_ session: AnySession) {
    guard case .times(let session) = session, session.header.id != screen?.id else { return }
    screen = TimesScreen(session)
  }

  func arrive() { screen?.arrive() }

  func branch(as id: RecordID) { screen?.branch(as: id) }

  func stage(in app: PastimeApp) -> Node {
    guard let screen, let session = session(in: app) else { return .empty }
    screen.follow(session.game)
    // Only while a problem is asked does the time of play go on.
    app.library.setResting(session.game.phase != .asking, at: app.now())
    return TimesView(app: app, presenter: self, screen: screen, session: session).body
  }

  /// The round in front, as it is kept.
  func session(in app: PastimeApp) -> Session<Times>? {
    guard let screen, case .times(let session)? = app.library.session(screen.id) else {
      return nil
    }
    return session
  }

  // MARK: Sheets

  var helpTitle: PlainText { TimesScreenTexts.helpTitle }

  var help: Node {
    div(.class("sheet-body help")) {
      p { TimesScreenTexts.helpAim }
      h3 { TimesScreenTexts.helpHintTitle }
      p { TimesScreenTexts.helpHint }
      h3 { TimesScreenTexts.helpPlayTitle }
      p { TimesScreenTexts.helpPlay }
      p { TimesScreenTexts.helpModes }
    }
  }

  func statistics(in app: PastimeApp) -> Node {
    TimesStatisticsView(app: app, presenter: self).body
  }

  func sharing(in app: PastimeApp) -> Node {
    SharingBody(
      app: app, title: TimesScreenTexts.shareStyle, usesWords: shareStyle == .words,
      use: { self.shareStyle = $0 ? .words : .signs }, linkTitle: TimesScreenTexts.challenge,
      linkNote: TimesScreenTexts.challengeNote, copyLink: { self.copyChallenge(in: app) }
    ).body
  }

  func shareText(in app: PastimeApp) -> PlainText? {
    guard let session = session(in: app) else { return nil }
    return TimesShare.text(
      of: session.game, time: app.shownTime(of: session.header.id), style: shareStyle)
  }

  /// Puts a link to the problems on screen on the clipboard.
  private func copyChallenge(in app: PastimeApp) {
    guard let session = session(in: app),
      let challenge = try? TimesChallenge(session.puzzle, options: session.options)
    else { return }
    let text = challenge.text(salt: UInt16(truncatingIfNeeded: app.host.randomBits()))
    app.copyLink(to: .challenge(.times, Array(text.utf8)))
  }
}
