import ByteStrings
import Games
import Markup
import Screens
import Words

/// The controls of a rack: the field, the tiles, and the tools.
struct AnagramsControls {
  let model: AnagramsModel
  let screen: AnagramsScreen
  let round: AnagramsRound

  var body: Node {
    let order = screen.input.order
    return div(.class("hands")) {
      field
      div(.class("tiles"), .role(.group), .label(AnagramsScreenTexts.tiles), .untranslated) {
        keyed(order.count, key: { UInt64(order[$0]) }) { tile(order[$0]) }
      }
      if screen.asksToLeave { question } else { tools }
    }
  }

  /// A form, so that the on-screen keyboard offers to submit the word, and closes afterwards.
  private var field: Node {
    form(
      .class("entry"),
      .shakes(screen.refusals),
      .on(.submit) { [model] in model.submit() }
    ) {
      div(.class("field")) {
        slots
        textField
      }
      submitButton(.class("primary"), .keepsFocus) { AnagramsScreenTexts.enter }
    }
  }

  /// The typed letters, each in its slot. They are only visible: the field beneath holds the text.
  private var slots: Node {
    let tiles = screen.input.tiles
    return div(.class("slots"), .ariaHidden(true), .untranslated) {
      Node.each(AnagramsRack.letterCount) { index in
        if index < tiles.count {
          return span(.class("slot"), .flies(as: tiles[index])) {
            screen.input.letter(of: tiles[index]).uppercased
          }
        }
        return span(.class("slot")) {}
      }
    }
  }

  private var textField: Node {
    input(
      .type("text"), .label(AnagramsScreenTexts.field), .value(typed),
      .autocomplete("off"), .autocapitalize("none"), .spellcheck(false),
      .attribute("autocorrect", "off"), .attribute("enterkeyhint", "go"), .takesLetters,
      .handle(.input) { [model] event in
        model.write(event.text)
        return .handled
      },
      .handle(.keydown) { [model] event in
        let press = KeyPress(event.text, isRepeated: event.modifiers.contains(.repeated))
        return Handling(model.pressInField(press))
      })
  }

  /// In lower case, as most keyboards write: a field that already has this value is left alone.
  private var typed: PlainText { screen.input.word?.text ?? "" }

  private func tile(_ tile: Int) -> Node {
    let letter = screen.input.letter(of: tile)
    let isUsed = screen.input.isUsed(tile)
    return button(
      .class("tile"), .class("used", if: isUsed), isUsed ? .none : .flies(as: tile),
      .label(AnagramsScreenTexts.tile(letter, isUsed: isUsed)), .keepsFocus,
      .on(.click) { [model] in model.toggle(tile: tile) }
    ) { letter.uppercased }
  }

  private var tools: Node {
    div(.class("tools")) {
      ToolButton(icon: Icon.twist, name: AnagramsScreenTexts.twist) { [model] in
        model.twist()
      }.body
      ToolButton(icon: Icon.cross, name: AnagramsScreenTexts.clear) { [screen] in
        screen.clear()
      }.body
      ToolButton(icon: Icon.undo, name: AnagramsScreenTexts.lastWord) { [screen] in
        screen.restoreLastWord()
      }.body
      ToolButton(icon: Icon.hint, name: AnagramsScreenTexts.hint) { [model] in model.hint() }.body
      ToolButton(icon: Icon.pass, name: AnagramsScreenTexts.leave(round)) { [model] in
        model.askToLeave()
      }.body
    }
  }

  /// Asks whether to leave the rack. The question replaces the buttons that led to it.
  private var question: Node {
    let isLast = model.isOnLastRack
    return div(.class("tools")) {
      button(
        .class("secondary"), .focus(1),
        .on(.click) { [screen] in screen.say("") }
      ) { AnagramsScreenTexts.stay }
      button(
        .class("primary"), .on(.click) { [model] in isLast ? model.endGame() : model.pass() }
      ) { isLast ? AnagramsScreenTexts.endGame : AnagramsScreenTexts.leaveRack }
      if !isLast {
        button(.class("quiet"), .on(.click) { [model] in model.endGame() }) {
          AnagramsScreenTexts.endGame
        }
      }
    }
  }
}

extension Attribute {
  /// Marks an element that is, or contains, a letter of the rack. When a change moves the letter, it flies to
  /// its new place (`Web/bridge/flights.js`).
  static func flies(as tile: Int) -> Attribute { .data("flies", "\(tile)") }
}
