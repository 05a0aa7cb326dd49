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
      bar
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

  private var bar: Node {
    header(.class("bar")) {
      button(
        .class("round back"), .label(ShellTexts.back),
        .on(.click) { app.goHome() }
      ) { Icon.back }
      div(.class("titles")) {
        h2 { CodewordScreenTexts.name }
        p(.class("subtitle")) {
          span { CodewordScreenTexts.options(session.options) }
          span(.class("time"), .label(ShellTexts.spoken(time)), .role(.timer), .live(.off)) {
            ShellTexts.time(time)
          }
        }
      }
      button(
        .class("round"), .label(ShellTexts.help),
        .opensDialog(), .on(.click) { app.sheet = .help(.codeword) }
      ) { Icon.question }
    }
  }

  private var time: Milliseconds { app.time(of: session.header.id) }
}
