import ByteStrings
import Games
import Markup
import Screens

/// The choice of mode, operations, ranges, problems and answers, in the modal for a new game and in the settings.
struct TimesChoices {
  /// Distinguishes the radio buttons of one place from those of another.
  let prefix: PlainText
  let options: TimesOptions
  let choose: (TimesOptions) -> Void

  var body: Node {
    div(.class("choices")) {
      row(.level)
      MoreChoices {
        row(.mode)
        p(.class("note")) { TimesScreenTexts.explanation(of: options) }
        row(.operations)
        range(TimesScreenTexts.first(of: draft.operations), end: 0)
        range(TimesScreenTexts.second, end: 2)
        if options.seconds == nil { row(.problems) }
        row(.answers)
        if options.answerCount > 0 {
          row(.wrongAnswers)
          p(.class("note")) { TimesScreenTexts.explanation(of: options.distractors) }
        }
      }.body
    }
  }

  private var draft: TimesDraft { TimesDraft(options) }

  private func row(_ row: TimesDraft.Row) -> Node {
    Segments(
      name: prefix + "-times-\(Int(row.rawValue))", title: TimesScreenTexts.title(of: row),
      count: row.count, takesSeveral: row == .operations
    ) { number in
      Segments.Choice(
        title: TimesScreenTexts.choice(number, of: row),
        isChosen: draft.isChosen(number, of: row)
      ) {
        var draft = self.draft
        draft.choose(number, of: row)
        choose(draft.options)
      }
    }.body
  }

  private func range(_ title: PlainText, end: Int) -> Node {
    fieldset(.class("segments range")) {
      legend { title }
      div(.class("pair")) {
        number(TimesScreenTexts.end(title, isUpper: false), end: end)
        number(TimesScreenTexts.end(title, isUpper: true), end: end + 1)
      }
    }
  }

  private func number(_ name: PlainText, end: Int) -> Node {
    let value = draft.ends[end]
    let isDivisor = draft.operations[.divided] && end >= 2
    return select(
      .label(name), .value("\(value)"),
      .handle(.change) { event in
        guard let number = try? decimal(Array(event.text.utf8)[...]) else { return .handled }
        var draft = self.draft
        draft.move(end: end, to: Int(number))
        choose(draft.options)
        return .handled
      }
    ) {
      Node.each(max(TimesDraft.greatest, value) + 1) { number in
        guard TimesDraft.offers(number) || number == value else { return .empty }
        return option(.value("\(number)"), .disabled(number == 0 && isDivisor)) { "\(number)" }
      }
    }
  }
}
