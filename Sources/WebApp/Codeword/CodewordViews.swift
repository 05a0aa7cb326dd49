import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// The views of Codeword.
final class CodewordViews: GameViews {
  private let model: CodewordModel
  private let frame: Frame

  init(model: CodewordModel, frame: Frame) {
    self.model = model
    self.frame = frame
  }

  var art: Node { CodewordArt.word }

  var choices: Node {
    NewGameForm(
      model: model, library: frame.library, rest: CodewordOwnWord(model: model).body
    ).body
  }

  func thumbnail(of session: AnySession) -> Node {
    Codeword.unwrap(session).map { CodewordThumbnail(session: $0).body } ?? .empty
  }

  var stage: Node {
    guard let screen = model.screen, let session = model.session else { return .empty }
    return CodewordView(frame: frame, model: model, screen: screen, session: session).body
  }

  var helpPicture: Node { CodewordArt.repeatedLetters }

  var words: Node {
    CodewordFitting(
      words: model.screen?.fitting ?? [], language: model.session?.options.words ?? .english
    ).body
  }

  var keys: Node { Shortcut(key: ShortcutTexts.arrows, deed: ShortcutTexts.choose).body }
}
