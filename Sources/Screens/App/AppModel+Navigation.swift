import ByteStrings
import Games
import Library

/// Arriving at a place in the app.
extension AppModel {
  /// Shows the place that the address names.
  func arrive(at next: Route) {
    // What was said of one place does not stay at the next.
    frame.announce("")
    reviews.close()
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
    case .result:
      // Of two links that wait for the words the later one counts.
      challenge = nil
      enter(next)
      openResult()
    case .daily(let day):
      let day = day ?? frame.today
      guard day <= frame.today else { return refuse(DailyTexts.notYet) }
      // Bound on arrival: what is begun from the page is of the day that it shows.
      enter(.daily(day))
      daily.show(day)
      frame.gameArrivals &+= 1
    case .samples:
      host.fetch("samples", request: frame.request(.samples))
      leadHome()
    case .challenge(let kind, let text):
      challenge = (kind, text)
      leadHome()
      acceptChallenge()
    case .game(let kind, let id):
      guard let session = library.session(id) else { return refuse(ShellTexts.noSuchGame) }
      if session.kind != kind {
        let address = Route.game(session.kind, id)
        host.navigate(to: address.fragment, replacing: true)
        return arrive(at: address)
      }
      let arrives = library.openGame != id
      frame.route = next
      library.open(id, at: frame.now())
      shelf[session.kind].open(session)
      if arrives {
        frame.gameArrivals &+= 1
        shelf[session.kind].arrive()
      }
    }
  }

  /// Takes the player to a place where no game is played.
  private func enter(_ place: Route) {
    frame.route = place
    library.open(nil, at: frame.now())
  }

  /// The address is only a way in: the list takes its place.
  private func leadHome() {
    host.navigate(to: Route.home.fragment, replacing: true)
    arrive(at: .home)
  }

  /// The address names what cannot be shown, for a reason.
  private func refuse(_ reason: PlainText) {
    frame.show(reason)
    leadHome()
  }

  /// Replays the game that came with the address, once the word lists are there to check its words.
  func openResult() {
    guard case .result(let text) = frame.route, reviews.review == nil,
      case .ready(let book) = frame.words
    else { return }
    do throws(ChallengeError) {
      let review = Review(of: try ResultText.reading(text[...]))
      guard review.session.isFit(in: book) else { return refuse(ShareTexts.unfit) }
      reviews.open(review)
    } catch {
      refuse(ShareTexts.sentence(for: error))
    }
  }

  /// Opens the challenge that came with the address, once the word lists are there to check it.
  func acceptChallenge() {
    guard let (kind, text) = challenge, case .ready(let book) = frame.words else { return }
    challenge = nil
    shelf[kind].accept(challenge: text, from: book)
  }
}
