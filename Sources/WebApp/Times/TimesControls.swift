import ByteStrings
import Games
import Library
import Markup
import Screens

/// The controls of a Times: the answers or the number pad, the main button, and the tools. Controls that
/// cannot be used now stay in their place and keep the focus.
struct TimesControls {
  let model: TimesModel
  let screen: TimesScreen
  let game: Times

  var body: Node {
    div(.class("hands")) {
      if game.options.answerCount == 0 { pad } else { answers }
      button(
        .class("primary go"), .class("gone", if: isAsking && game.options.seconds != nil),
        usable(!isAsking && game.phase != .over), .keepsFocus,
        .on(.click) { [model] in model.goOn() }
      ) { TimesTexts.button(of: game) }
      if screen.asksToFinish { question } else { tools }
    }
  }

  private var isAsking: Bool { game.phase == .asking }

  private func usable(_ isUsable: Bool) -> Attribute {
    isUsable ? .none : .attribute("aria-disabled", "true")
  }

  private var answers: Node {
    let count = game.options.answerCount
    return div(
      .class("answers"), .data("count", "\(count)"), .role(.group),
      .label(TimesScreenTexts.answers), .untranslated
    ) {
      Node.each(count) { answer($0) }
    }
  }

  private func answer(_ index: Int) -> Node {
    var text: PlainText = ""
    var label = TimesScreenTexts.answerName(index)
    var (isRight, isChosen) = (false, false)
    if let shown = game.shownIndex {
      let problem = game.puzzle.problem(shown)
      let answer = problem.answers[index]
      if !isAsking {
        isRight = answer == problem.fact.result
        isChosen = answer == game.answers[shown]
      }
      text = "\(answer)"
      label = TimesScreenTexts.choice(answer, isRight: isRight, isChosen: isChosen)
    }
    return button(
      .class("choice"), .class("right", if: isRight), .class("wrong", if: isChosen && !isRight),
      usable(isAsking), .label(label), .keepsFocus,
      .on(.click) { [model] in model.choose(index) },
      .handle(.keydown) { [model] event in
        let isRepeated = event.modifiers.contains(.repeated)
        return Handling(model.pressOnAnswer(KeyPress(event.text, isRepeated: isRepeated)))
      }
    ) {
      span(.class("number")) { "\(index + 1)" }
      text
    }
  }

  private var pad: Node {
    div(.class("keyboard pad"), .role(.group), .label(TimesScreenTexts.pad), .untranslated) {
      Node.each(9) { digit($0 + 1) }
      key(TimesScreenTexts.erase, isUsable: screen.typed != nil) { [model] in model.erase() }
      digit(0)
      key(TimesScreenTexts.enter, isUsable: screen.typed != nil) { [model] in model.submit() }
    }
  }

  private func digit(_ digit: Int) -> Node {
    key("\(digit)", isUsable: isAsking) { [model] in model.type(digit) }
  }

  private func key(_ name: PlainText, isUsable: Bool, press: @escaping () -> Void) -> Node {
    button(.class("key"), usable(isUsable), .keepsFocus, .on(.click, press)) { name }
  }

  private var tools: Node {
    div(.class("tools")) {
      if game.phase != .ready, game.phase != .over {
        ToolButton(icon: Icon.pass, name: TimesScreenTexts.finish) { [model] in
          model.askToFinish()
        }.body
      }
    }
  }

  /// Asks whether to end the round. The question replaces the buttons that led to it.
  private var question: Node {
    div(.class("tools"), .role(.group), .label(TimesScreenTexts.finishQuestion)) {
      button(.class("secondary"), .focus(1), .on(.click) { [model] in model.keepGoing() }) {
        TimesScreenTexts.keepGoing
      }
      button(.class("secondary"), .on(.click) { [model] in model.finish() }) {
        TimesScreenTexts.finishIt
      }
    }
  }
}
