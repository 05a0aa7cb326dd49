import ByteStrings
import Games
import Library
import Markup
import Screens

/// A Codeword on screen: the board in the middle, the controls below.
struct CodewordView {
  let frame: Frame
  let model: CodewordModel
  let screen: CodewordScreen
  let session: Session<Codeword>

  var body: Node {
    section(
      .class("game codeword"), .class("over", if: isOver),
      .label(CodewordScreenTexts.name),
      .tabIndex(-1), .focus(frame.gameArrivals),
      .style("--letters", "\(session.options.length)")
    ) {
      memo(
        id.high, id.low, UInt64(frame.time(of: id).count / 1000), frame.revision
      ) { [frame, model, session] in
        GameBar(
          frame: frame, kind: .codeword, id: session.header.id,
          standing: CodewordScreenTexts.options(session.options),
          offerChoices: { [model] in model.offerChoices() }
        ).body
      }
      CodewordBoard(session: session, screen: screen, revision: revision).body
      if isOver {
        CodewordEnd(frame: frame, model: model, screen: screen, session: session).body
      } else {
        if session.options.isAssisted {
          div(.class("assisted")) {
            message
            fitting
          }
        } else {
          message
        }
        memo(id.high, id.low, revision, UInt64(screen.toldCount(of: session.game))) {
          [model, screen, session] in
          CodewordKeyboard(model: model, screen: screen, session: session).body
        }
      }
    }
  }

  private var message: Node {
    let lesson = frame.lesson(.codeword, model)
    let teachesMarks = lesson?.step == CodewordLesson.marks.rawValue
    // The lesson about marks repeats the message, and explains it.
    let said = teachesMarks ? "" : CodewordScreenTexts.sentence(for: screen.message)
    return LessonView(
      frame: frame, kind: .codeword, lesson: lesson, shapes: teachesMarks ? marks : nil,
      message: p(.class("message"), .ariaHidden(true)) { said }, said: said
    ).body
  }

  /// The number of words that still fit; it is a button that opens the list of them.
  private var fitting: Node {
    guard let fitting = screen.fitting else { return .empty }
    let sentence = CodewordScreenTexts.fitting(fitting.count)
    if fitting.isEmpty { return p(.class("subtitle")) { sentence } }
    return button(
      .class("quiet"), .opensDialog(), .on(.click) { [model] in model.showFitting() }
    ) { sentence }
  }

  /// The marks that have appeared, each with its meaning.
  private var marks: Node {
    .each(Mark.allCases.count) { number in
      let mark = Mark.allCases[Mark.allCases.count - 1 - number]
      guard let letter = session.game.lastLetter(marked: mark) else { return .empty }
      return span(.class("taught-mark")) {
        PegView.marked(letter, mark, position: 0)
        LessonTexts.meaning(of: mark)
      }
    }
  }

  private var isOver: Bool { screen.isOver(session.game) }
  private var id: GameID { session.header.id }
  private var revision: UInt64 { frame.library.revision }
}
