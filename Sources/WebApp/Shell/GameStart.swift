import ByteStrings
import Games
import Library
import Markup
import Screens

/// A game that is not begun: what it is, its picture, and the ways to begin.
struct GameStart {
  struct Way {
    let title: PlainText
    /// Whether it leads to a sheet.
    var isToSheet = false
    let go: () -> Void
  }

  let frame: Frame
  let kind: GameKind
  let picture: Node
  let headline: PlainText
  let detail: PlainText
  let first: Way
  let second: Way?

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
          .on(.click) { [frame, kind] in frame.sheet = .help(kind) }
        ) { Icon.question }
      }
      picture
      h2(.class("end-headline")) { headline }
      p { detail }
      button(.class("primary"), .on(.click, first.go)) { first.title }
      if let second {
        button(
          .class("secondary"), second.isToSheet ? .opensDialog() : .none,
          .on(.click, second.go)
        ) { second.title }
      }
    }
  }
}

extension GameStart {
  /// A game where none of its kind is open.
  init(_ kind: GameKind, frame: Frame, model: any GameModel, art: Node) {
    self.init(
      frame: frame, kind: kind, picture: Self.picture(art), headline: kind.name, detail: kind.aim,
      first: Way(title: ShellTexts.start) { model.start(nil) },
      second: Way(title: ShellTexts.options, isToSheet: true) { model.offerChoices() })
  }

  /// A game that came by a link. What a friend made of it stands there as it is shared, which tells nothing
  /// of the puzzle.
  init(_ puzzle: AnySession, in invitations: InvitationModel, art: Node) {
    var picture = Self.picture(art)
    var second: Way?
    if let card = invitations.card {
      picture = ShareCardView(card: card).body
      second = Way(title: ShareTexts.watch) { invitations.watch() }
    }
    self.init(
      frame: invitations.frame, kind: puzzle.kind, picture: picture,
      headline: invitations.headline, detail: invitations.terms,
      first: Way(title: invitations.invitation) { invitations.play() }, second: second)
  }

  private static func picture(_ art: Node) -> Node {
    div(.class("start-art"), .ariaHidden(true)) { art }
  }
}
