import ByteStrings
import Games
import Library
import Markup
import Screens

/// The views of Times.
final class TimesViews: GameViews {
  private let model: TimesModel
  private let frame: Frame

  init(model: TimesModel, frame: Frame) {
    self.model = model
    self.frame = frame
  }

  var art: Node { TimesArt.symbols }

  var choices: Node { NewGameForm(model: model).body }

  func thumbnail(of session: AnySession) -> Node {
    Times.unwrap(session).map { TimesThumbnail(game: $0.game).body } ?? .empty
  }

  var stage: Node {
    guard let screen = model.screen, let session = model.session else { return .empty }
    return TimesView(frame: frame, model: model, screen: screen, session: session).body
  }

  var keys: Node {
    .group([
      Shortcut(key: ShortcutTexts.digits, deed: ShortcutTexts.answer).body,
      Shortcut(key: ShortcutTexts.enter, deed: ShortcutTexts.goOn).body,
    ])
  }

  var chart: Node { TimesChart(scope: model.chartScope, facts: model.facts).body }
}
