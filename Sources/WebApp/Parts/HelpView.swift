import ByteStrings
import Games
import Markup
import Screens
import Words

/// A text that helps: how a game is played, or what the daily puzzles are.
struct HelpView {
  let parts: [HelpPart]
  /// The drawing among them.
  var picture: Node = .empty

  var body: Node {
    div(.class("modal-body help")) {
      for part in parts { view(of: part) }
    }
  }

  private func view(of part: HelpPart) -> Node {
    switch part {
    case .title(let title): h3 { title }
    case .text(let text): p { text }
    case .note(let text): p(.class("subtitle")) { text }
    case .legend(let exact, let inexact, let none):
      ul(.class("legend")) {
        line(.exact, exact)
        line(.inexact, inexact)
        line(.none, none)
      }
    case .picture: div(.class("picture"), .ariaHidden(true)) { picture }
    }
  }

  /// A line of the legend: a letter with a mark, and what the mark means.
  private func line(_ mark: Mark, _ meaning: PlainText) -> Node {
    li {
      span(.ariaHidden(true)) { PegView.marked(Alphabet.latin.letters[0], mark, position: 0) }
      span { meaning }
    }
  }
}
