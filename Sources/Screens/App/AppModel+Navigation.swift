import ByteStrings
import Games
import Library
import Words

/// The place where the player is, and arriving at another.
extension AppModel {
  /// The game in play or under review.
  package var gameOnStage: GameKind? {
    if let review = reviews.review { return review.session.kind }
    guard case .game(let kind, _) = frame.route else { return nil }
    return kind
  }

  /// The game that is under review, or that came by a link.
  package var linkedKind: GameKind? { reviews.review?.session.kind ?? invitations.kind }

  /// Whether today's five are shown beside a game.
  package var hasSide: Bool {
    switch frame.route {
    case .game, .start: frame.size.hasSide
    case .home, .moves, .result, .challenge, .daily, .dailyGame, .samples, .pair: false
    }
  }

  /// The title of the page.
  var title: PlainText {
    if let kind = linkedKind { return ShellTexts.title(kind.name) }
    switch frame.route {
    case .daily: return ShellTexts.title(DailyTexts.title)
    case .game(let kind, _), .start(let kind): return ShellTexts.title(kind.name)
    case .home, .moves, .result, .challenge, .dailyGame, .samples, .pair: return ShellTexts.name
    }
  }

  /// Shows the place that the address names.
  func arrive(at next: Route) {
    // A message about one place does not stay at the next.
    frame.announce("")
    reviews.close()
    invitations.close()
    switch next {
    case .home:
      if frame.route != .home { frame.homeArrivals &+= 1 }
      enter(next)
    case .start:
      enter(next)
      frame.gameArrivals &+= 1
    case .moves(_, let id):
      guard let session = library.session(id) else { return refuse(ShellTexts.noSuchGame) }
      enter(next)
      reviews.open(Review(of: session))
    case .result, .challenge:
      enter(next)
      openLink()
    case .daily(let day):
      let day = day ?? frame.today
      guard day <= frame.today else { return refuse(DailyTexts.notYet) }
      // The day is fixed on arrival: games that begin from this page belong to the day that it shows.
      enter(.daily(day))
      daily.show(day)
      frame.gameArrivals &+= 1
    case .dailyGame(let day, let kind, let marks):
      guard day <= frame.today else { return refuse(DailyTexts.notYet) }
      enter(next)
      frame.friendMarks = marks.map { (.daily(kind, day), $0) }
      if let own = invitations.show(kind, of: day) { lead(to: .game(kind, own)) }
    case .samples:
      host.fetch("samples", request: frame.request(.samples))
      lead(to: .home)
    case .pair(let code):
      // A longer code belongs to a game that is played together. It stays in the address, so a reloaded page returns
      // there.
      if code.count > 12 { arrive(at: .home) } else { lead(to: .home) }
      // A link never contains a modal: nobody is asked before the code is used.
      server.bring(PlainText(utf8: code))
    case .game(let kind, let id):
      guard let session = library.sessionToReturnTo(id)
      else { return refuse(ShellTexts.noSuchGame) }
      if session.kind != kind { return lead(to: .game(session.kind, id)) }
      let arrives = library.openGame != id
      if let words = session.words { _ = frame.words(in: words) }
      frame.route = next
      library.turn(to: id, at: frame.now())
      shelf[session.kind].open(session)
      if arrives {
        // The message would shift the game when it disappears. The settings list the deleted games.
        frame.withdraw(ShellTexts.deleted)
        frame.withdraw(ShellTexts.deletedFinished)
        frame.gameArrivals &+= 1
        shelf[session.kind].arrive()
      }
    }
  }

  /// Takes the player to a place where no game is played.
  private func enter(_ route: Route) {
    frame.route = route
    library.turn(to: nil, at: frame.now())
  }

  /// Replaces the address, which was only an entry point, with another one.
  private func lead(to route: Route) {
    host.navigate(to: route.fragment, replacing: true)
    arrive(at: route)
  }

  /// Reports why the place that the address names cannot be shown.
  private func refuse(_ reason: PlainText) {
    frame.show(reason)
    lead(to: .home)
  }

  /// Opens the content of the address, once the word lists are loaded and can check its words.
  func openLink() {
    guard linkedKind == nil, !frame.words.isLoading else { return }
    switch frame.route {
    case .result(let text): openResult(text)
    case .challenge(let kind, let text, let marks): acceptChallenge(kind, text, marks)
    default: break
    }
  }

  private func openResult(_ text: [UInt8]) {
    do throws(ChallengeError) {
      let reading = try ResultText.reading(text[...])
      guard let book = book(for: reading.session.words) else { return }
      guard reading.session.isFit(in: book) else { return refuse(ShareTexts.unfit) }
      invitations.show(reading)
    } catch {
      refuse(ShareTexts.sentence(for: error))
    }
  }

  private func acceptChallenge(_ kind: GameKind, _ text: [UInt8], _ marks: FriendMarks?) {
    let model = shelf[kind]
    do throws(ChallengeError) {
      guard let puzzle = try model.session(challenge: text[...]) else { return lead(to: .home) }
      guard let book = book(for: puzzle.words) else { return }
      guard model.isPlayable(puzzle, in: book) else { return refuse(model.unfit) }
      frame.friendMarks = marks.map { (.game(puzzle), $0) }
      if let own = invitations.show(puzzle) { lead(to: .game(own.kind, own.id)) }
    } catch {
      refuse(ShareTexts.sentence(for: error))
    }
  }

  /// The word lists that check what came by a link; nil if they are still loading, or are missing, which is reported.
  private func book(for language: WordLanguage?) -> WordBook? {
    let words = frame.words(in: language ?? frame.wordLanguage)
    if case .missing = words { refuse(ShellTexts.wordsMissing) }
    return words.book
  }
}
