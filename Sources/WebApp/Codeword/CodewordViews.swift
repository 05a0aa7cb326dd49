import ByteStrings
import Games
import Library
import Markup
import Screens

/// What Codeword looks like.
final class CodewordViews: GameViews {
  private let model: CodewordModel
  private let frame: Frame

  init(model: CodewordModel, frame: Frame) {
    self.model = model
    self.frame = frame
  }

  var art: Node { CodewordArt.word }

  var choices: Node { CodewordNewGame(model: model).body }

  var defaults: Node {
    let library = frame.library
    return CodewordChoices(prefix: "default", options: library.settings.codeword) { options in
      library.changeSettings { $0.codeword = options }
    }.body
  }

  func thumbnail(of session: AnySession) -> Node {
    Codeword.unwrap(session).map { CodewordThumbnail(session: $0).body } ?? .empty
  }

  var stage: Node {
    guard let screen = model.screen, let session = model.session else { return .empty }
    return CodewordView(frame: frame, model: model, screen: screen, session: session).body
  }

  var help: Node { CodewordHelp().body }

  var keys: Node { Shortcut(key: ShortcutTexts.arrows, deed: ShortcutTexts.choose).body }

  var statistics: Node {
    div(.class("sheet-body")) {
      Segments(
        name: "statistics-length", title: CodewordScreenTexts.length,
        count: CodewordOptions.lengths.count + 1
      ) { [model] number in
        let length = number == 0 ? nil : CodewordOptions.lengths.lowerBound + number - 1
        return Segments.Choice(
          title: StatisticsTexts.length(length), isChosen: model.filter.length == length
        ) { model.filter.length = length }
      }.body
      Segments(
        name: "statistics-mode", title: CodewordScreenTexts.mode,
        count: CodewordOptions.Mode.allCases.count + 1
      ) { [model] number in
        let mode = number == 0 ? nil : CodewordOptions.Mode.allCases[number - 1]
        return Segments.Choice(
          title: StatisticsTexts.mode(mode), isChosen: model.filter.mode == mode
        ) { model.filter.mode = mode }
      }.body
      StatisticsView(
        frame: frame, kind: .codeword, page: model.statisticsPage, note: StatisticsTexts.note
      ).body
    }
  }
}
