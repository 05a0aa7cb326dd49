import ByteStrings
import Circles

/// The steps into a circle, and the way back from each place.
extension OnlineModel {
  /// Keeps the text that was typed at a step.
  private mutating func keep(_ entered: PlainText, typedAt place: CirclePlace) {
    switch place {
    case .title: circles.draft.title = entered
    case .code: circles.draft.code = entered
    case .name: circles.draft.name = entered
    default: break
    }
  }

  mutating func takeStep(_ entered: PlainText) {
    guard case .circles(let place) = step else { return }
    keep(entered, typedAt: place)
    switch place {
    case .title, .code: if !entered.isEmpty { stepIn() }
    case .begin: act(.begin, entered)
    case .avatar: go(to: .name)
    case .name where entered.isEmpty: problem = texts.sentence(for: .nameless)
    case .name: enterCircle()
    default: break
    }
  }

  /// A player has to be known to the server to be in a circle. The server may not have said yet whether they are.
  private mutating func stepIn() {
    guard let server else {
      return proceed(by: .server)
    }
    go(to: server.isMember ? .avatar : .begin)
  }

  /// The server answered, or did not. Informs a player who waits for that to take the next step.
  mutating func goOn() {
    guard leadsOn, case .circles(.code) = step else { return }
    if server == nil { problem = texts.problem(ServerAnswer([])) } else { stepIn() }
  }

  /// Makes the circle, or joins it.
  private mutating func enterCircle() {
    let draft = circles.draft
    // The server has already done it. Only the request for its contents failed.
    if draft.isDone { return look(at: .board) }
    let own: PlainText = "name \(draft.name)\nface \(PlainText(draft.avatar.keyword))\n"
    if draft.title.isEmpty {
      let body: PlainText = "pastime-membership 1\ncode \(draft.code)\n\(own)"
      proceed(by: .circles(.join, path: "memberships"), body)
    } else {
      proceed(
        by: .circles(.make, path: "circles"), "pastime-circle 1\ntitle \(draft.title)\n\(own)")
    }
  }

  mutating func goBack(_ entered: PlainText) {
    guard case .circles(let place) = step else { return }
    keep(entered, typedAt: place)
    switch place {
    case .begin, .avatar: go(to: circles.draft.title.isEmpty ? .code : .title)
    case .name: go(to: .avatar)
    case .board: goToList()
    case .week, .members: go(to: .board)
    case .invite, .leaving, .closing: go(to: .members)
    // A player who came by a link has never seen the list.
    case .title, .code: if circles.entries == nil { rest() } else { go(to: .list) }
    case .list: rest()
    }
  }
}
