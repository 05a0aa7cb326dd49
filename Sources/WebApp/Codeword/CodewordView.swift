import ByteStrings
import Games
import Library
import Markup
import Screens

/// A Codeword on screen: the board in the middle, the hands below.
struct CodewordView {
  let frame: Frame
  let model: CodewordModel
  let screen: CodewordScreen
  let session: Session<Codeword>

  var body: Node {
    section(
      .class("game codeword"), .class("over", if: isOver), .class("moving", if: screen.isMoving),
      .label(CodewordScreenTexts.name),
      .tabIndex(-1), .focus(frame.gameArrivals),
      .style("--letters", "\(session.options.length)")
    ) {
      memo(
        id.high, id.low, UInt64(frame.time(of: id).count / 1000),
        frame.library.settings.givesFeedback ? 1 : 0
      ) { [frame, session] in
        GameBar(
          frame: frame, kind: .codeword, id: session.header.id,
          standing: CodewordScreenTexts.options(session.options)
        ).body
      }
      CodewordBoard(session: session, screen: screen, revision: revision).body
      if isOver {
        CodewordEnd(frame: frame, model: model, screen: screen, session: session).body
      } else {
        p(.class("message"), .ariaHidden(true)) {
          CodewordScreenTexts.sentence(for: screen.message)
        }
        memo(id.high, id.low, revision, UInt64(screen.told(of: session.game).count)) {
          [model, screen, session] in
          CodewordKeyboard(model: model, screen: screen, session: session).body
        }
      }
    }
  }

  private var isOver: Bool { screen.isOver(session.game) }
  private var id: GameID { session.header.id }
  private var revision: UInt64 { frame.library.revision }
}
