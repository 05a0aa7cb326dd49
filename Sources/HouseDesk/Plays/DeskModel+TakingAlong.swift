import ByteStrings
import Games
import Library

/// The day's five for where there is no network (docs/judging.md): the house tells their puzzles, and does not
/// judge them any more. From then on they are games of this device like all others.
extension DeskModel {
  /// Asks for each of today's five that is not here yet.
  mutating func takeAlong() {
    for kind in GameKind.allCases where along[kind] == .left {
      along[kind] = .underWay
      let game: PlainText = "day \(surroundings.today.text)\ngame \(PlainText(kind.keyword))\n"
      ask(.takeAlong(kind), "pastime-play 1\n\(game)along yes\n")
    }
  }

  /// The house gave a puzzle away, or did not.
  mutating func receiveAlong(_ answer: HouseAnswer, of kind: GameKind) {
    if answer.isDone, let play = answer["play"], let record = answer.section("record") {
      return ask(.keepPlay(play, .along(kind)), PlainText(utf8: record))
    }
    let isJudged = answer["judged"] != nil
    along[kind] = isJudged ? .judged : .left
    if !isJudged { problem = texts.problem(ofAlong: answer) }
    tellAlong()
  }

  /// A game that was taken along was stored here, or could not be.
  mutating func receiveKept(_ answer: HouseAnswer, for purpose: KeepingPurpose) {
    switch purpose {
    case .along(let kind):
      along[kind] = answer.isDone ? .here : .left
      if !answer.isDone { problem = texts.notStored }
      tellAlong()
    case .question(let question):
      guard case .opening(question) = plays else { return }
      guard answer.isDone else { return decline(HouseAnswer([])) }
      // The page finds it among its games now. Where the player has deleted it, there is everybody's.
      plays = .declined(question)
      goOn(.again)
    }
  }

  /// Once all is settled, a screen reader says what came of it.
  private mutating func tellAlong() {
    if along.count(.underWay) == 0 { news.announcement(texts.cameAlong(along.count(.here))) }
  }

  func spellAlong(in lines: inout DeskPage) {
    lines.paragraph(texts.alongMeaning)
    lines.paragraph(texts.alongCost)
    if !along.isUntouched || !problem.isEmpty {
      for kind in GameKind.allCases {
        lines.row(texts.name(of: kind), detail: texts.standing(along[kind]))
      }
    }
    lines.note(problem)
    if along.count(.left) + along.count(.underWay) > 0 {
      lines.button(
        PlainText(HouseIntent.takeAlong.word), texts.title(of: .takeAlong), isMain: true)
    }
    lines.button(PlainText(HouseIntent.rest.word), texts.title(of: .rest), isMain: false)
  }
}

/// Why a game is stored here as the house told it.
enum KeepingPurpose {
  /// The player takes it along.
  case along(GameKind)
  /// The page asked for it, and waits; the player took it along on another device.
  case question(JudgedQuestion)
}
