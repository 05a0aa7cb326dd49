import ByteStrings
import Games
import Library
import Markup
import Words

/// Anagrams in the frame: its choices, its list rows, its sheets; and the screen of the game in front.
final class AnagramsPresenter: GamePresenter {
  /// The game in front, as far as it is not kept.
  private(set) var screen: AnagramsScreen?
  /// What is chosen in the sheet for a new game.
  var chosen = AnagramsOptions.standard(.classic)
  /// Which games the statistics count; nothing means all.
  var countedMode: AnagramsOptions.Mode?
  /// How racks are shared.
  var shareStyle = AnagramsShare.Style.signs
  /// What the words of racks mean, for the ends.
  let meanings = WordMeanings()

  var name: PlainText { AnagramsScreenTexts.name }
  var aim: PlainText { AnagramsScreenTexts.aim }
  var art: Node { AnagramsArt.letters }

  // MARK: New games

  var choicesTitle: PlainText { AnagramsScreenTexts.choicesTitle }

  func usual(in app: PastimeApp) -> PlainText {
    AnagramsScreenTexts.options(app.library.settings.anagrams)
  }

  func start(_ day: Day?, in app: PastimeApp) {
    guard let options = day == nil ? app.library.settings.anagrams : .daily else { return }
    start(options, of: day, in: app)
  }

  func resetChoices(in app: PastimeApp) { chosen = app.library.settings.anagrams }

  func choices(in app: PastimeApp) -> Node {
    div(.class("sheet-body")) {
      AnagramsChoices(prefix: "new", options: chosen) { self.chosen = $0 }.body
      button(
        .class("primary"), .pageLanguage, .on(.click) { self.start(self.chosen, in: app) }
      ) {
        ShellTexts.start
      }
    }
  }

  func defaults(in app: PastimeApp) -> Node {
    AnagramsChoices(prefix: "default", options: app.library.settings.anagrams) { options in
      app.library.changeSettings { $0.anagrams = options }
    }.body
  }

  /// Deals a game with these options and opens it.
  func start(_ options: AnagramsOptions, of day: Day? = nil, in app: PastimeApp) {
    guard let words = app.wordsToDealFrom() else { return }
    var random = app.random(of: .anagrams, day: day)
    guard let puzzle = try? Anagrams.deal(options, using: &random, from: words),
      let session = try? Session<Anagrams>(
        app.newHeader(of: day), options: options, puzzle: puzzle)
    else { return app.show(ShellTexts.nothingToDeal) }
    app.begin(.anagrams(session))
  }

  // MARK: The list

  func picture(of session: AnySession, in app: PastimeApp) -> Node {
    guard case .anagrams(let session) = session else { return .empty }
    return AnagramsPicture(round: session.game.round).body
  }

  func progress(of session: AnySession) -> PlainText {
    guard case .anagrams(let session) = session else { return "" }
    return AnagramsScreenTexts.progress(session)
  }

  // MARK: The stage

  var openGame: RecordID? { screen?.id }

  func open(_ session: AnySession) {
    guard case .anagrams(let session) = session, session.header.id != screen?.id else { return }
    screen = AnagramsScreen(session)
  }

  func arrive() { screen?.arrive() }

  func branch(as id: RecordID) { screen?.branch(as: id) }

  func stage(in app: PastimeApp) -> Node {
    guard let screen, let session = session(in: app) else { return .empty }
    screen.follow(session.game)
    if !screen.isInPlay(session.game), meanings.state == .unasked { loadMeanings(in: app) }
    return AnagramsView(app: app, presenter: self, screen: screen, session: session).body
  }

  /// The game in front, as it is kept.
  func session(in app: PastimeApp) -> Session<Anagrams>? {
    guard let screen, case .anagrams(let session)? = app.library.session(screen.id) else {
      return nil
    }
    return session
  }

  // MARK: Files

  /// Fetches what words mean.
  func loadMeanings(in app: PastimeApp) { meanings.load(for: .anagrams, in: app) }

  func take(file: [UInt8]?, in app: PastimeApp) {
    meanings.take(file)
    if file == nil { app.announce(AnagramsScreenTexts.meaningsMissing) }
  }

  // MARK: Sheets

  var helpTitle: PlainText { AnagramsScreenTexts.helpTitle }

  var help: Node { AnagramsHelp().body }

  func statistics(in app: PastimeApp) -> Node {
    AnagramsStatisticsView(app: app, presenter: self).body
  }

  func sharing(in app: PastimeApp) -> Node {
    SharingBody(
      app: app, title: AnagramsScreenTexts.shareStyle, usesWords: shareStyle == .words,
      use: { self.shareStyle = $0 ? .words : .signs }, linkTitle: AnagramsScreenTexts.challenge,
      linkNote: AnagramsScreenTexts.challengeNote, copyLink: { self.copyChallenge(in: app) }
    ).body
  }

  func shareText(in app: PastimeApp) -> PlainText? {
    guard let session = session(in: app) else { return nil }
    return AnagramsShare.text(
      of: session.game, time: app.shownTime(of: session.header.id), style: shareStyle)
  }

  func accept(challenge text: [UInt8], from words: WordBook, in app: PastimeApp) {
    do throws(ChallengeFault) {
      let challenge = try AnagramsChallenge(text[...])
      guard challenge.isFit(in: words) else {
        return app.show(ShareTexts.unfit)
      }
      app.begin(challenge.session(id: app.newID(), begun: app.host.date()))
    } catch {
      app.show(ShareTexts.sentence(for: error))
    }
  }

  /// Puts a link to the racks on screen on the clipboard.
  func copyChallenge(in app: PastimeApp) {
    guard let session = session(in: app),
      let challenge = try? AnagramsChallenge(session.puzzle, options: session.options)
    else { return }
    let text = challenge.text(salt: UInt16(truncatingIfNeeded: app.host.randomBits()))
    app.copyLink(to: .challenge(.anagrams, Array(text.utf8)))
  }
}
