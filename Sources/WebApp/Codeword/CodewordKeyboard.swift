import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// The keyboard on screen, whose keys show the best mark known of each letter.
struct CodewordKeyboard {
  let model: CodewordModel
  let screen: CodewordScreen
  let session: Session<Codeword>

  var body: Node {
    let hints = screen.hints(of: session.game)
    let rows = session.options.words.keyRows
    return div(
      .class("keyboard"), .role(.group), .label(CodewordScreenTexts.keyboard), .untranslated
    ) {
      for index in 0..<rows.count {
        div(.class("key-row")) {
          if index == rows.count - 1 { enter }
          Node.group(rows[index].map { key($0, mark: hints.bestMark(of: $0)) })
          if index == rows.count - 1 { erase }
        }
      }
    }
  }

  private func key(_ letter: Letter, mark: Mark?) -> Node {
    button(
      .class("key"), .data("mark", mark.map { PegView.name(of: $0) } ?? ""),
      .label(CodewordScreenTexts.key(letter, mark: mark)),
      .keepsFocus,
      .on(.click) { [model] in model.type(letter) }
    ) { letter.uppercased }
  }

  private var enter: Node {
    button(
      .class("key wide"), .label(CodewordScreenTexts.enter),
      .keepsFocus, .on(.click) { [model] in model.submit() }
    ) { CodewordScreenTexts.enter }
  }

  private var erase: Node {
    button(
      .class("key wide"), .label(CodewordScreenTexts.erase),
      .keepsFocus, .on(.click) { [model] in model.erase() }
    ) { Icon.erase }
  }
}
