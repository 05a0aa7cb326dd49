import ByteStrings
import Games
import Library
import Markup

/// A Codeword on screen: the board in the middle, the hands below.
struct CodewordView {
  let app: PastimeApp
  let presenter: CodewordPresenter
  let screen: CodewordScreen
  let session: Session<Codeword>

  var body: Node {
    section(
      .class("game codeword"), .label(CodewordScreenTexts.name),
      .tabIndex(-1), .focus(app.gameArrivals),
      .style("--letters", "\(session.options.length)")
    ) {
      GameBar(
        app: app, kind: .codeword, id: session.header.id,
        standing: CodewordScreenTexts.options(session.options)
      ).body
      CodewordBoard(session: session, screen: screen).body
      p(.class("message"), .ariaHidden(true)) {
        CodewordScreenTexts.sentence(for: screen.message)
      }
      if session.game.outcome.isOver {
        CodewordEnd(app: app, presenter: presenter, screen: screen, session: session).body
      } else {
        CodewordKeyboard(app: app, presenter: presenter, screen: screen, session: session).body
      }
    }
  }
}
