import ByteStrings
import Games

/// What a form asks about a round of Times: level, mode, operations, ranges, problems and answers.
package enum TimesChoices {
  package static func rows(
    _ options: TimesOptions, choose: @escaping (TimesOptions) -> Void
  ) -> [OptionRow] {
    let draft = TimesDraft(options)
    let row = { (row: TimesDraft.Row, note: PlainText) in
      OptionRow(
        TimesScreenTexts.title(of: row), row == .operations ? .several : .one, count: row.count,
        isMore: row != .level, note: note, name: { TimesScreenTexts.choice($0, of: row) },
        isChosen: { draft.isChosen($0, of: row) }
      ) {
        var draft = draft
        draft.choose($0, of: row)
        choose(draft.options)
      }
    }
    var rows = [
      row(.level, ""), row(.mode, TimesScreenTexts.explanation(of: options)), row(.operations, ""),
    ]
    for end in draft.ends.indices { rows.append(range(end, draft, choose)) }
    if options.seconds == nil { rows.append(row(.problems, "")) }
    rows.append(row(.answers, ""))
    if options.answerCount > 0 {
      rows.append(row(.wrongAnswers, TimesScreenTexts.explanation(of: options.distractors)))
    }
    return rows
  }

  /// One end of a range; lower ends have even indices.
  private static func range(
    _ end: Int, _ draft: TimesDraft, _ choose: @escaping (TimesOptions) -> Void
  ) -> OptionRow {
    let isDivisor = draft.operations[.divided] && end >= 2
    let value = draft.ends[end]
    let offered = (0...max(TimesDraft.greatest, value)).filter {
      (TimesDraft.offers($0) || $0 == value) && !($0 == 0 && isDivisor)
    }
    let isUpper = end % 2 > 0
    let title = end < 2 ? TimesScreenTexts.first(of: draft.operations) : TimesScreenTexts.second
    return OptionRow(
      TimesScreenTexts.end(title, isUpper: isUpper), isUpper ? .greatest : .least, range: title,
      count: offered.count, name: { "\(offered[$0])" }, isChosen: { offered[$0] == value }
    ) {
      var draft = draft
      draft.move(end: end, to: offered[$0])
      choose(draft.options)
    }
  }
}
