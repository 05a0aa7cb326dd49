import ByteStrings
import Games
import Library
import Markup
import Words

/// What a rack is played with: the field, the tiles, and what helps.
struct AnagramsHands {
  let app: PastimeApp
  let presenter: AnagramsPresenter
  let screen: AnagramsScreen
  let session: Session<Anagrams>

  var body: Node {
    div(.class("hands")) {
      field
      div(.class("tiles"), .role(.group), .label(AnagramsScreenTexts.tiles)) {
        keyed(screen.input.order, key: { UInt64($0) }) { tile in self.tile(tile) }
      }
      if screen.asksToLeave { question } else { tools }
    }
  }

  /// A form, so that the keyboard on the screen offers to send it, and goes away when it does.
  private var field: Node {
    form(
      .class("entry"),
      .data("shake", screen.refusals == 0 ? "" : screen.refusals % 2 == 0 ? "even" : "odd"),
      .on(.submit) { presenter.submit(in: app) }
    ) {
      input(
        .type("text"), .label(AnagramsScreenTexts.field), .value(typed),
        .autocomplete("off"), .autocapitalize("none"), .spellcheck(false),
        .attribute("autocorrect", "off"), .attribute("enterkeyhint", "go"),
        .handle(.input) { event in
          presenter.write(event.text, in: app)
          return .handled
        },
        .handle(.keydown) { presenter.pressInField($0, in: app) })
      submitButton(.class("primary"), .keepsFocus) { AnagramsScreenTexts.enter }
    }
  }

  /// In lower case, as most keyboards write: a field that reads the same already is left alone.
  private var typed: PlainText { screen.input.word?.text ?? "" }

  private func tile(_ tile: Int) -> Node {
    let letter = screen.input.letter(of: tile)
    let isUsed = screen.input.isUsed(tile)
    return button(
      .class("tile"), .class("used", if: isUsed),
      .label(AnagramsScreenTexts.tile(letter, isUsed: isUsed)), .keepsFocus,
      .on(.click) { presenter.toggle(tile: tile, in: app) }
    ) { letter.uppercased }
  }

  private var tools: Node {
    div(.class("tools")) {
      ToolButton(icon: Icon.twist, name: AnagramsScreenTexts.twist) { presenter.twist(in: app) }
        .body
      ToolButton(icon: Icon.cross, name: AnagramsScreenTexts.clear) { screen.clear() }.body
      ToolButton(icon: Icon.undo, name: AnagramsScreenTexts.lastWord) { screen.restoreLastWord() }
        .body
      ToolButton(icon: Icon.hint, name: AnagramsScreenTexts.hint) { presenter.hint(in: app) }.body
      ToolButton(icon: Icon.pass, name: AnagramsScreenTexts.pass) { presenter.askToLeave(in: app) }
        .body
    }
  }

  /// Whether to leave the rack, in the place of what led to the question.
  private var question: Node {
    let isLast = session.game.rounds.count == session.options.count
    return div(.class("tools")) {
      button(.class("secondary"), .focus(1), .on(.click) { screen.say("") }) {
        AnagramsScreenTexts.stay
      }
      if !isLast {
        button(.class("secondary"), .on(.click) { presenter.pass(in: app) }) {
          AnagramsScreenTexts.leaveRack
        }
      }
      button(
        .class("secondary"),
        .on(.click) { isLast ? presenter.pass(in: app) : presenter.finish(in: app) }
      ) { AnagramsScreenTexts.endGame }
    }
  }
}
