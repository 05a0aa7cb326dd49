import ByteStrings
import Games
import Library
import Markup
import Screens

/// The views of Hangman.
final class HangmanViews: GameViews {
  private let model: HangmanModel
  private let frame: Frame

  init(model: HangmanModel, frame: Frame) {
    self.model = model
    self.frame = frame
  }

  var art: Node { HangmanArt.looks }

  var choices: Node {
    NewGameForm(
      model: model, library: frame.library, rest: HangmanOwnAnswer(model: model).body
    ).body
  }

  func thumbnail(of session: AnySession) -> Node {
    guard let session = Hangman.unwrap(session) else { return .empty }
    return HangmanThumbnail(game: session.game, look: frame.library.settings.look).body
  }

  var stage: Node {
    guard let screen = model.screen, let session = model.session else { return .empty }
    return HangmanView(frame: frame, model: model, screen: screen, session: session).body
  }

  var keys: Node {
    .group([
      Shortcut(key: ShortcutTexts.letters, deed: ShortcutTexts.guess).body,
      Shortcut(key: ShortcutTexts.escape, deed: ShortcutTexts.keepPlaying).body,
    ])
  }
}
