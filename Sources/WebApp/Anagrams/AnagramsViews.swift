import ByteStrings
import Games
import Library
import Markup
import Screens

/// What Anagrams looks like.
final class AnagramsViews: GameViews {
  private let model: AnagramsModel
  private let frame: Frame

  init(model: AnagramsModel, frame: Frame) {
    self.model = model
    self.frame = frame
  }

  var art: Node { AnagramsArt.letters }

  var choices: Node { AnagramsNewGame(model: model).body }

  var defaults: Node {
    let library = frame.library
    return AnagramsChoices(prefix: "default", options: library.settings.anagrams) { options in
      library.changeSettings { $0.anagrams = options }
    }.body
  }

  func thumbnail(of session: AnySession) -> Node {
    Anagrams.unwrap(session).map { AnagramsThumbnail(round: $0.game.round).body } ?? .empty
  }

  var stage: Node {
    guard let screen = model.screen, let session = model.session else { return .empty }
    return AnagramsView(frame: frame, model: model, screen: screen, session: session).body
  }

  var help: Node { AnagramsHelp().body }

  var keys: Node {
    .group([
      Shortcut(key: ShortcutTexts.space, deed: ShortcutTexts.twist).body,
      Shortcut(key: ShortcutTexts.escape, deed: ShortcutTexts.clear).body,
      Shortcut(key: ShortcutTexts.up, deed: ShortcutTexts.lastWord).body,
    ])
  }

  var statistics: Node {
    div(.class("sheet-body")) {
      Segments(
        name: "statistics-anagrams", title: AnagramsScreenTexts.mode,
        count: AnagramsOptions.Mode.allCases.count + 1
      ) { [model] number in
        let mode = number == 0 ? nil : AnagramsOptions.Mode.allCases[number - 1]
        return Segments.Choice(
          title: mode.map { AnagramsScreenTexts.name(of: $0) } ?? StatisticsTexts.all,
          isChosen: model.countedMode == mode
        ) { model.countedMode = mode }
      }.body
      StatisticsView(
        frame: frame, kind: .anagrams, page: model.statisticsPage,
        note: AnagramsScreenTexts.statisticsNote
      ).body
    }
  }
}
