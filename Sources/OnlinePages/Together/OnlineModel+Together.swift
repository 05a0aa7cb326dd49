import ByteStrings

/// What can be played with others, and what is known of a result.
extension OnlineModel {
  func spellTogether(in lines: inout OnlinePage) {
    for way in TogetherWay.allCases where way.isThere(at: server) {
      // The positions of the later rows are known only once the server has said what it offers.
      if way != .evening, !hasServerAnswered { break }
      let title = texts.name(of: way)
      let button = texts.button(of: way)
      lines.row(
        PlainText(way.picture) + " " + title, detail: texts.detail(of: way), event: way.event,
        button: button,
        name: texts.labelled(button, title))
    }
    lines.note(problem)
  }

  func spellFair(in lines: inout OnlinePage) {
    lines.heading(texts.fairProved)
    lines.paragraph(texts.fairPuzzle)
    lines.paragraph(texts.fairMoves)
    lines.paragraph(texts.fairCheck)
    lines.heading(texts.fairUnproved)
    lines.paragraph(texts.fairHonour)
    lines.paragraph(texts.fairTraits)
    lines.heading(texts.fairMarks)
    lines.row(texts.fairJudged)
    lines.row(texts.fairOffline)
    lines.row(texts.fairPublic)
    lines.button(PlainText(ServerIntent.rest.rawValue), texts.title(of: .rest), isMain: false)
  }
}
