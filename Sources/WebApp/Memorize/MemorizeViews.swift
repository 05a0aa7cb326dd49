import ByteStrings
import Games
import Library
import Markup
import Screens

/// The views of Memorize.
final class MemorizeViews: GameViews {
  private let model: MemorizeModel
  private let frame: Frame

  init(model: MemorizeModel, frame: Frame) {
    self.model = model
    self.frame = frame
  }

  var art: Node { MemorizeArt.cards }

  var choices: Node {
    if let fields = model.fields {
      return MemorizeThemesView(library: frame.library, model: model, fields: fields).body
    }
    let themes = button(.class("quiet"), .on(.click) { [model] in model.edit(nil) }) {
      MemorizeScreenTexts.ownThemes
    }
    return NewGameForm(model: model, rest: themes, arrivals: model.modalChanges).body
  }

  func thumbnail(of session: AnySession) -> Node {
    Memorize.unwrap(session).map { MemorizeThumbnail(game: $0.game).body } ?? .empty
  }

  var stage: Node {
    guard let screen = model.screen, let session = model.session else { return .empty }
    return MemorizeView(frame: frame, model: model, screen: screen, session: session).body
  }

  var keys: Node {
    .group([
      Shortcut(key: ShortcutTexts.allArrows, deed: MemorizeScreenTexts.walk).body,
      Shortcut(key: ShortcutTexts.space, deed: MemorizeScreenTexts.turnUp).body,
    ])
  }
}
