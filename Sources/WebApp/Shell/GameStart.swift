import ByteStrings
import Games
import Library
import Markup
import Screens

/// A game that has not begun: its name, its picture, and the ways to begin.
struct GameStart {
  let frame: Frame
  let kind: GameKind
  let picture: Node
  let headline: PlainText
  let detail: PlainText
  /// The buttons that begin the game.
  let ways: Node

  var body: Node {
    section(
      .class("game start"), .label(headline), .tabIndex(-1), .focus(frame.gameArrivals)
    ) {
      header(.class("title-bar")) {
        button(
          .class("round back"), .label(ShellTexts.back), .on(.click) { [frame] in frame.goHome() }
        ) { Icon.back }
        button(
          .class("round"), .label(ShellTexts.help), .opensDialog(),
          .on(.click) { [frame, kind] in frame.modal = .help(kind) }
        ) { Icon.question }
      }
      picture
      h2(.class("end-headline")) { headline }
      p { detail }
      ways
    }
  }
}

extension GameStart {
  /// The start of a game if no game of its kind is open.
  init(_ kind: GameKind, frame: Frame, model: any GameModel, art: Node) {
    self.init(
      frame: frame, kind: kind, picture: Self.picture(art), headline: kind.name, detail: kind.aim,
      ways: .group([
        button(.class("primary"), .on(.click) { model.start(nil) }) { ShellTexts.start },
        button(.class("secondary"), .opensDialog(), .on(.click) { model.offerChoices() }) {
          ShellTexts.options
        },
      ]))
  }

  /// The start of a game that came by a link. A friend's result is shown as it was shared, which reveals
  /// nothing about the puzzle.
  init(_ kind: GameKind, in invitations: InvitationModel, art: Node) {
    let card = invitations.card
    self.init(
      frame: invitations.frame, kind: kind,
      picture: card.map { ShareCardView(card: $0).body } ?? Self.picture(art),
      headline: invitations.headline, detail: invitations.terms,
      ways: .group([
        button(.class("primary"), .on(.click) { invitations.play() }) { invitations.begin },
        invitations.isResult
          ? button(.class("secondary"), .on(.click) { invitations.watch() }) { ShareTexts.watch }
          : .empty,
      ]))
  }

  private static func picture(_ art: Node) -> Node {
    div(.class("start-art"), .ariaHidden(true)) { art }
  }
}
