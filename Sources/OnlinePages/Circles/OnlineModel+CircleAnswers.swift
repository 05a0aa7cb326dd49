import ByteStrings
import Library

extension OnlineModel {
  /// Handles an answer of the server about circles.
  mutating func receive(_ answer: ServerAnswer, to request: CircleRequest) {
    if case .list = request, answer.isDone {
      var entries: [CircleEntry] = []
      for words in answer.entries(4) { entries.append(CircleEntry(words)) }
      circles.entries = entries
    }
    guard leadsOn else { return }
    if answer.isDone { finish(request, answer) } else { fail(request, answer) }
  }

  /// The server did what it was asked to do.
  private mutating func finish(_ request: CircleRequest, _ answer: ServerAnswer) {
    switch request {
    case .list: go(to: .list)
    case .make, .join:
      circles.draft.isDone = true
      open(answer["circle"] ?? "")
    case .circle(let place):
      circles.circle = OpenCircle(answer)
      if case .board = place { show(.day, of: surroundings.today) } else { go(to: place) }
    case .day:
      circles.board = CircleBoard(answer)
      arrive(at: .board)
    case .week:
      circles.week = CircleWeek(answer)
      arrive(at: .week)
    case .invite:
      circles.invite = answer
      go(to: .invite)
    case .closeInvite, .takeOut:
      // A removed member cannot return by the old code.
      circles.invite = nil
      look(at: .members)
    case .traits: circles.traits = answer.entries(1).map { ServerAnswer.words($0[0], 4) }
    case .leave, .close:
      if case .leave = request {
        outbox.toast(texts.leftCircle)
      } else {
        outbox.toast(texts.closedCircle)
      }
      goToList()
    }
  }

  /// Goes to a place. Its new contents are above the buttons, so a screen reader announces them.
  private mutating func arrive(at place: CirclePlace) {
    go(to: place)
    outbox.announcement("\(circles.circle.title). \(headline(at: place))")
  }

  /// Shows why a step failed, at the step whose input caused it.
  private mutating func fail(_ request: CircleRequest, _ answer: ServerAnswer) {
    problem = texts.problem(ofCircle: answer)
    if case .traits = request { circles.unfoldedMember = "" }
    // There is a way back even without a network.
    if case .list = request, circles.entries != nil { go(to: .list) }
    if answer.status == 400 || answer["unknown-invite"] != nil, case .join = request {
      go(to: .code)
    }
    if answer["unusable-title"] != nil { go(to: .title) }
    if answer.status == 404 { goToList() }
  }
}
