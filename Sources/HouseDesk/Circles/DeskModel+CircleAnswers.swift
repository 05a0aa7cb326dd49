import ByteStrings
import Library

extension DeskModel {
  /// What the house says to a question about circles.
  mutating func receive(_ answer: HouseAnswer, to question: CircleQuestion) {
    if case .list = question, answer.isDone {
      var entries: [CircleEntry] = []
      for words in answer.entries(4) { entries.append(CircleEntry(words)) }
      circles.entries = entries
    }
    guard leadsOn else { return }
    if answer.isDone { finish(question, answer) } else { fail(question, answer) }
  }

  /// The house did what it was asked for.
  private mutating func finish(_ question: CircleQuestion, _ answer: HouseAnswer) {
    switch question {
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
      // Whoever is taken out does not come back by the code.
      circles.invite = nil
      look(at: .members)
    case .signs: circles.signs = answer.entries(1).map { HouseAnswer.words($0[0], 4) }
    case .leave, .close:
      if case .leave = question {
        news.toast(texts.leftCircle)
      } else {
        news.toast(texts.closedCircle)
      }
      goToList()
    // It is to be seen, too, and stands where a problem would.
    case .copy: problem = texts.copied
    }
  }

  /// What is new on the page stands above the buttons: it is said, and then looked for.
  private mutating func arrive(at place: CirclePlace) {
    go(to: place)
    news.announcement("\(circles.circle.title). \(headline(at: place))")
  }

  /// Tells why nothing came of it, at the step whose words are to blame.
  private mutating func fail(_ question: CircleQuestion, _ answer: HouseAnswer) {
    problem = texts.problem(ofCircle: answer)
    if case .copy = question { problem = texts.notCopied }
    if case .signs = question { circles.unfoldedMember = "" }
    // Without a network there is a way back all the same.
    if case .list = question, circles.entries != nil { go(to: .list) }
    if answer.status == 400 || answer["unknown-invite"] != nil, case .join = question {
      go(to: .code)
    }
    if answer["unusable-title"] != nil { go(to: .title) }
    if answer.status == 404 { goToList() }
  }
}
