import ByteStrings
import Library

extension DeskModel {
  /// What the house says to a question about circles.
  mutating func receive(_ answer: HouseAnswer, to question: CircleQuestion) {
    if case .list = question, answer.isDone {
      circles.entries = answer.entries(4).map { CircleEntry($0) }
    }
    guard circles.isAwaited else { return }
    circles.isAwaited = false
    if answer.isDone { finish(question, answer) } else { fail(question, answer) }
  }

  /// The house did what it was asked for.
  private mutating func finish(_ question: CircleQuestion, _ answer: HouseAnswer) {
    switch question {
    case .list: go(to: .list)
    case .make, .join:
      circles.draft.circle = answer["circle"] ?? ""
      proceed(by: .circle(answer["circle"] ?? "", .board))
    case .circle(let id, let place): take(OpenCircle(id, answer), at: place)
    case .day:
      circles.circle?.board = CircleBoard(answer)
      arrive(at: .board)
    case .week:
      circles.circle?.week = CircleWeek(answer)
      arrive(at: .week)
    case .invite:
      circles.circle?.invite = answer
      go(to: .invite)
    case .closeInvite(let id):
      circles.circle?.invite = nil
      proceed(by: .circle(id, .members))
    case .signs(_, let member):
      circles.circle?.unfolded = [member]
      circles.circle?.signs = answer.entries(1).map { HouseAnswer.words($0[0], 4) }
    case .takeOut(let id, _):
      // The code went with them.
      circles.circle?.invite = nil
      proceed(by: .circle(id, .members))
    case .leave: depart(texts.leftCircle)
    case .close: depart(texts.closedCircle)
    case .copy: news.toast(texts.copied)
    }
  }

  private mutating func take(_ circle: OpenCircle, at place: CirclePlace) {
    let before = circles.circle
    circles.circle = circle
    if let before, before.id.hasSameBytes(as: circle.id) {
      circles.circle?.board = before.board
      circles.circle?.invite = before.invite
      if case .board = place { circles.circle?.unfolded = before.unfolded }
    }
    if case .board = place {
      proceed(by: .day(circle.id, surroundings.today))
    } else {
      go(to: place)
    }
  }

  /// What is new on the page stands above the buttons: it is said, and then looked for.
  private mutating func arrive(at place: CirclePlace) {
    go(to: place)
    guard let circle = circles.circle else { return }
    news.announcement("\(circle.title). \(headline(of: circle, at: place))")
  }

  /// One is in the circle no longer.
  private mutating func depart(_ sentence: PlainText) {
    circles.circle = nil
    go(to: .list)
    ask(.circles(.list))
    news.toast(sentence)
  }

  /// Tells why nothing came of it, at the step whose words are to blame.
  private mutating func fail(_ question: CircleQuestion, _ answer: HouseAnswer) {
    problem = texts.problem(ofCircle: answer)
    if answer.status == 400, case .join = question { return go(to: .code) }
    if answer["unknown-invite"] != nil { return go(to: .code) }
    if answer["unusable-title"] != nil { return go(to: .title) }
    if case .copy = question { problem = texts.notCopied }
    guard answer.status == 404 else { return }
    circles.circle = nil
    go(to: .list)
    ask(.circles(.list))
  }
}
