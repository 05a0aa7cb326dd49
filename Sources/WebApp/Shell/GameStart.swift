import ByteStrings
import Games
import Library
import Markup
import Screens

/// A game that is not begun: what it is, its picture, and the ways to begin.
struct GameStart {
  let frame: Frame
  let kind: GameKind
  let picture: Node
  let headline: PlainText
  let detail: PlainText
  /// The buttons that lead on.
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
  /// A game where none of its kind are open.
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

  /// A game that came by a link. What a friend made of it stands there as it is shared, which tells nothing
  /// of the puzzle.
  init(_ kind: GameKind, in invitations: InvitationModel, art: Node) {
    let card = invitations.card
    self.init(
      frame: invitations.frame, kind: kind,
      picture: card.map { ShareCardView(card: $0).body } ?? Self.picture(art),
      headline: invitations.headline, detail: invitations.terms,
      ways: .group([
        button(.class("primary"), .on(.click) { invitations.play() }) { invitations.begin },
        card == nil
          ? .empty
          : button(.class("secondary"), .on(.click) { invitations.watch() }) { ShareTexts.watch },
      ]))
  }

  private static func picture(_ art: Node) -> Node {
    div(.class("start-art"), .ariaHidden(true)) { art }
  }
}
