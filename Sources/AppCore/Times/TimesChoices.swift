import Games
import Screens

/// The mode, operations, ranges, problems and answers of a round of Times, as a form asks for them.
@MainActor
enum TimesChoices {
  static func rows(
    _ options: TimesOptions, choose: @escaping @MainActor (TimesOptions) -> Void
  ) -> [ChoiceRow] {
    let draft = TimesDraft(options)
    var rows = [
      row(.level, draft, choose),
      row(.mode, draft, note: TimesScreenTexts.explanation(of: options), choose),
      row(.operations, draft, choose),
    ]
    for end in draft.ends.indices { rows.append(range(end, draft, choose)) }
    if options.seconds == nil { rows.append(row(.problems, draft, choose)) }
    rows.append(row(.answers, draft, choose))
    if options.answerCount > 0 {
      let note = TimesScreenTexts.explanation(of: options.distractors)
      rows.append(row(.wrongAnswers, draft, note: note, choose))
    }
    return rows
  }

  private static func row(
    _ row: TimesDraft.Row, _ draft: TimesDraft, note: String = "",
    _ choose: @escaping @MainActor (TimesOptions) -> Void
  ) -> ChoiceRow {
    let numbers = 0..<row.count
    let title = TimesScreenTexts.title(of: row)
    let names = numbers.map { TimesScreenTexts.choice($0, of: row) }
    let take = { @MainActor (number: Int) in
      var draft = draft
      draft.choose(number, of: row)
      choose(draft.options)
    }
    let chosen = numbers.filter { draft.isChosen($0, of: row) }
    return row == .operations
      ? ChoiceRow(title, names, several: Set(chosen), choose: take)
      : ChoiceRow(title, names, chosen: chosen.first, note: note, choose: take)
  }

  /// One end of a range; lower ends have even indices.
  private static func range(
    _ end: Int, _ draft: TimesDraft, _ choose: @escaping @MainActor (TimesOptions) -> Void
  ) -> ChoiceRow {
    let isDivisor = draft.operations[.divided] && end >= 2
    let value = draft.ends[end]
    let offered = (0...max(TimesDraft.greatest, value)).filter {
      (TimesDraft.offers($0) || $0 == value) && !($0 == 0 && isDivisor)
    }
    let title = end < 2 ? TimesScreenTexts.first(of: draft.operations) : TimesScreenTexts.second
    return ChoiceRow(
      TimesScreenTexts.end(title, isUpper: end % 2 == 1), offered.map { "\($0)" },
      chosen: offered.firstIndex(of: value)
    ) {
      var draft = draft
      draft.move(end: end, to: offered[$0])
      choose(draft.options)
    }
  }
}
