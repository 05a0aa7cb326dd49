import ByteStrings
import Games
import Library
import Markup
import Screens

/// The views of Anagrams.
final class AnagramsViews: GameViews {
  private let model: AnagramsModel
  private let frame: Frame

  init(model: AnagramsModel, frame: Frame) {
    self.model = model
    self.frame = frame
  }

  var art: Node { AnagramsArt.letters }

  var choices: Node { NewGameForm(model: model, library: frame.library).body }

  func thumbnail(of session: AnySession) -> Node {
    Anagrams.unwrap(session).map { AnagramsThumbnail(round: $0.game.round).body } ?? .empty
  }

  var stage: Node {
    guard let screen = model.screen, let session = model.session else { return .empty }
    return AnagramsView(frame: frame, model: model, screen: screen, session: session).body
  }

  var words: Node { AnagramsMissed(model: model).body }

  /// A link to the words that the player misses, if there are any.
  var chart: Node {
    if model.missedWords.isEmpty { return .empty }
    return button(
      .class("secondary"), .opensDialog(),
      .on(.click) { [model, frame] in
        model.loadMeanings()
        frame.goOn(to: .words(.anagrams))
      }
    ) { AnagramsScreenTexts.missedTitle }
  }

  var keys: Node {
    .group([
      Shortcut(key: ShortcutTexts.space, deed: ShortcutTexts.twist).body,
      Shortcut(key: ShortcutTexts.escape, deed: ShortcutTexts.clear).body,
      Shortcut(key: ShortcutTexts.up, deed: ShortcutTexts.lastWord).body,
    ])
  }
}
