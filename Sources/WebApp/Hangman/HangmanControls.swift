import ByteStrings
import Games
import Markup
import Screens
import Words

/// The controls of a Hangman: the letters, and the tools.
struct HangmanControls {
  let model: HangmanModel
  let screen: HangmanScreen
  let game: Hangman
  /// Whether the player may start over.
  let startsOver: Bool

  var body: Node {
    div(.class("hands")) {
      if screen.controls == .startOver {
        question
      } else {
        // While the player enters the whole answer, the keyboard shows which letters were guessed.
        keyboard
        screen.controls == .answer ? field : tools
      }
    }
  }

  private var keyboard: Node {
    div(.class("keyboard"), .role(.group), .label(HangmanScreenTexts.keyboard), .untranslated) {
      for row in game.options.words.keyRows {
        div(.class("key-row")) {
          Node.group(row.map { key($0) })
        }
      }
    }
  }

  /// A used key stays in its place and keeps the focus. Its label says why it does nothing.
  private func key(_ letter: Letter) -> Node {
    let isRight = game.isRight(letter)
    return button(
      .class("key"), .class("right", if: isRight == true), .class("wrong", if: isRight == false),
      isRight == nil ? .none : .attribute("aria-disabled", "true"),
      .label(HangmanScreenTexts.key(letter, isRight: isRight)), .keepsFocus,
      .on(.click) { [model] in model.guess(letter) }
    ) { letter.uppercased }
  }

  private var tools: Node {
    div(.class("tools")) {
      ToolButton(icon: Icon.hint, name: HangmanScreenTexts.hint) { [model] in model.hint() }.body
      ToolButton(icon: Icon.enter, name: HangmanScreenTexts.guessAnswer) { [screen] in
        screen.show(.answer)
      }.body
      if startsOver {
        ToolButton(icon: Icon.again, name: HangmanScreenTexts.startOver) { [model] in
          model.askToStartOver()
        }.body
      }
    }
  }

  private var field: Node {
    form(.class("entry"), .on(.submit) { [model] in model.guessAnswer() }) {
      input(
        .type("text"), .label(HangmanScreenTexts.wholeAnswer), .value(screen.typed),
        // After a refusal the player corrects the text in the same field.
        .focus(1 &+ screen.refusals),
        .autocomplete("off"), .autocapitalize("characters"), .spellcheck(false),
        .attribute("autocorrect", "off"), .attribute("enterkeyhint", "go"), .takesLetters,
        .handle(.input) { [screen] event in
          screen.typed = event.text
          return .handled
        })
      submitButton(.class("primary"), .keepsFocus) { HangmanScreenTexts.guess }
      button(
        .class("round"), .label(HangmanScreenTexts.keepPlaying),
        .on(.click) { [model] in model.keepPlaying() }
      ) { Icon.cross }
    }
  }

  /// Asks whether to start over. The question replaces the buttons that led to it.
  private var question: Node {
    div(.class("tools"), .role(.group), .label(HangmanScreenTexts.startOverQuestion)) {
      button(.class("secondary"), .focus(2), .on(.click) { [model] in model.keepPlaying() }) {
        HangmanScreenTexts.keepPlaying
      }
      button(.class("secondary"), .on(.click) { [model] in model.playAgain() }) {
        HangmanScreenTexts.newPuzzle
      }
      button(.class("secondary"), .on(.click) { [model] in model.playSameAgain() }) {
        HangmanScreenTexts.sameAgain
      }
    }
  }
}
