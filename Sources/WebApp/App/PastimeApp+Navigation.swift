import ByteStrings
import Games
import Library

/// Where in the app the player is, and how to get elsewhere.
extension PastimeApp {
  /// Goes to a place in the app, as a new step in the history.
  func go(to next: Route) {
    guard next != route else { return }
    // From game to game the list stays one step back.
    let replacing = route != .home && next != .home
    host.navigate(to: next.fragment, replacing: replacing)
    follow(next)
  }

  /// Goes back to the list.
  func goHome() {
    host.back(or: Route.home.fragment)
    follow(.home)
  }

  /// Shows the place that the address names.
  func follow(_ next: Route) {
    review = nil
    library.lookedAt = nil
    switch next {
    case .home:
      if route != .home { homeArrivals &+= 1 }
      route = next
      library.open(nil, at: now())
    case .moves(_, let id):
      guard let session = library.session(id) else { return refuse(ShellTexts.noSuchGame) }
      route = next
      library.open(nil, at: now())
      lookThrough(Review(of: session))
    case .result:
      route = next
      library.open(nil, at: now())
      openResult()
    case .daily(let day):
      let day = day ?? today
      guard day <= today else { return refuse(DailyTexts.notYet) }
      // Bound on arrival: midnight changes nothing of what the player looks at.
      route = .daily(day)
      library.open(nil, at: now())
      calendarDay = day
      gameArrivals &+= 1
    case .samples:
      host.fetch("samples", request: request(.samples))
      host.navigate(to: Route.home.fragment, replacing: true)
      follow(.home)
    case .challenge(let kind, let text):
      challenge = (kind, text)
      host.navigate(to: Route.home.fragment, replacing: true)
      follow(.home)
      acceptChallenge()
    case .game(let kind, let id):
      guard let session = library.session(id) else { return refuse(ShellTexts.noSuchGame) }
      if session.kind != kind {
        let address = Route.game(session.kind, id)
        host.navigate(to: address.fragment, replacing: true)
        return follow(address)
      }
      route = next
      let arrives = library.openGame != id
      library.open(id, at: now())
      shelf[session.kind].open(session)
      if arrives {
        gameArrivals &+= 1
        shelf[session.kind].arrive()
      }
    }
  }

  /// The address names what cannot be shown, for a reason.
  private func refuse(_ reason: PlainText) {
    host.navigate(to: Route.home.fragment, replacing: true)
    show(reason)
    follow(.home)
  }

  private func lookThrough(_ review: Review) {
    gameArrivals &+= 1
    self.review = review
    showGame(afterMoves: review.count)
  }

  /// Replays the game that came with the address, once the word lists are there to check its words.
  func openResult() {
    guard case .result(let text) = route, review == nil, case .ready(let book) = words else {
      return
    }
    do throws(ChallengeFault) {
      let review = Review(of: try ResultText.reading(text[...]))
      guard review.session.isFit(in: book) else { return refuse(ShareTexts.unfit) }
      lookThrough(review)
    } catch {
      refuse(ShareTexts.sentence(for: error))
    }
  }

  /// Opens the challenge that came with the address, once the word lists are there to check it.
  func acceptChallenge() {
    guard let (kind, text) = challenge, case .ready(let book) = words else { return }
    challenge = nil
    shelf[kind].accept(challenge: text, from: book, in: self)
  }
}
