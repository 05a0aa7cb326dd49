import ByteStrings
import Games
import Markup

/// Mode, operations, ranges, problems and answers: in the sheet for a new game and in the settings.
struct TimesChoices {
  /// Tells the radio buttons of one place from those of another.
  let prefix: PlainText
  let options: TimesOptions
  let choose: (TimesOptions) -> Void

  var body: Node {
    let draft = TimesDraft(options)
    return div(.class("choices")) {
      Segments(
        name: prefix + "-times-mode", title: TimesScreenTexts.modeTitle,
        count: TimesOptions.Mode.allCases.count
      ) { number in
        let mode = TimesOptions.Mode.allCases[number]
        return choice(TimesScreenTexts.name(of: mode), draft.mode == mode) { $0.mode = mode }
      }.body
      p(.class("note")) { TimesScreenTexts.explanation(of: options.mode) }
      Segments(
        name: prefix + "-times-operations", title: TimesScreenTexts.operations,
        count: TimesOperation.allCases.count, takesSeveral: true
      ) { number in
        let operation = TimesOperation.allCases[number]
        return choice(TimesTexts.sign(operation), draft.operations[operation]) {
          $0.operations[operation].toggle()
        }
      }.body
      range(
        draft.operations[.divided] || draft.operations[.minus]
          ? TimesScreenTexts.firstOrResult : TimesScreenTexts.first, draft.first, from: 0
      ) { $0.first = $1 }
      range(TimesScreenTexts.second, draft.second, from: draft.operations[.divided] ? 1 : 0) {
        $0.second = $1
      }
      if options.seconds == nil {
        Segments(name: prefix + "-times-problems", title: TimesScreenTexts.problems, count: 4) {
          number in
          let count = TimesConstants.classicProblemCount << number
          return choice("\(count)", draft.count == count) { $0.count = count }
        }.body
      }
      Segments(name: prefix + "-times-answers", title: TimesScreenTexts.answers, count: 4) {
        number in
        let count = number < 3 ? number * 2 + 2 : 0
        return choice(
          count == 0 ? TimesScreenTexts.typed : "\(count)", draft.answerCount == count
        ) { $0.answerCount = count }
      }.body
      if draft.answerCount > 0 {
        Segments(name: prefix + "-times-wrong", title: TimesScreenTexts.wrongAnswers, count: 2) {
          number in
          let areSlips = number == 1
          return choice(
            areSlips ? TimesScreenTexts.slips : TimesScreenTexts.near, draft.areSlips == areSlips
          ) { $0.areSlips = areSlips }
        }.body
      }
    }
  }

  private func choice(
    _ title: PlainText, _ isChosen: Bool, _ change: @escaping (inout TimesDraft) -> Void
  ) -> Segments.Choice {
    Segments.Choice(title: title, isChosen: isChosen) { [options, choose] in
      var draft = TimesDraft(options)
      change(&draft)
      choose(draft.options)
    }
  }

  private func range(
    _ title: PlainText, _ range: ClosedRange<Int>, from least: Int,
    _ change: @escaping (inout TimesDraft, ClosedRange<Int>) -> Void
  ) -> Node {
    fieldset(.class("segments range")) {
      legend { title }
      div(.class("pair")) {
        for isUpper in [false, true] {
          number(
            TimesScreenTexts.end(title, isUpper: isUpper),
            isUpper ? range.upperBound : range.lowerBound, from: least
          ) { draft, number in
            change(
              &draft,
              isUpper
                ? min(range.lowerBound, number)...number : number...max(number, range.upperBound))
          }
        }
      }
    }
  }

  private func number(
    _ name: PlainText, _ value: Int, from least: Int,
    _ change: @escaping (inout TimesDraft, Int) -> Void
  ) -> Node {
    select(
      .label(name), .value("\(value)"),
      .handle(.change) { [options, choose] event in
        guard let number = try? decimal(Array(event.text.utf8)[...]) else { return .handled }
        var draft = TimesDraft(options)
        change(&draft, Int(number))
        choose(draft.options)
        return .handled
      }
    ) {
      for number in least...TimesDraft.greatest where TimesDraft.offers(number) || number == value {
        option(.value("\(number)")) { "\(number)" }
      }
    }
  }
}
