import Games
import Screens

/// The rules of a game, in paragraphs.
package struct HelpViewState: Equatable, Sendable {
  /// A paragraph, optionally with a title or a mark that it explains.
  package struct Paragraph: Equatable, Identifiable, Sendable {
    package let id: Int
    package let title: String
    package let text: String
    package let mark: Mark?
  }

  package let title: String
  package private(set) var paragraphs: [Paragraph] = []

  package init(_ kind: GameKind) {
    title = kind.helpTitle
    var heading = ""
    for part in kind.howToPlay {
      switch part {
      case .title(let title): heading = title
      case .text(let text), .note(let text):
        add(text, below: heading)
        heading = ""
      case .legend(let exact, let inexact, let none):
        add(exact, explaining: .exact)
        add(inexact, explaining: .inexact)
        add(none, explaining: Mark.none)
      case .picture: break
      }
    }
  }

  private mutating func add(_ text: String, below title: String = "", explaining mark: Mark? = nil)
  {
    paragraphs.append(Paragraph(id: paragraphs.count, title: title, text: text, mark: mark))
  }
}
