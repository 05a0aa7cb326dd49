import ByteStrings
import Games
import Library

/// What a day or a week of a circle came to, as rows.
extension DeskModel {
  /// How many are named in the line of a game, before more of it is wanted.
  private static var briefCount: Int { 3 }

  /// Which day or week it is.
  func headline(of circle: OpenCircle, at place: CirclePlace) -> PlainText {
    if case .week = place { return texts.week(texts.briefDate(of: circle.week.first)) }
    let day = circle.board.day
    return texts.day(day, today: surroundings.today)
  }

  func spellBoard(of circle: OpenCircle, in lines: inout DeskPage) {
    let board = circle.board
    var (hasJudged, hasAlong) = (false, false)
    for game in board.games {
      let keyword = PlainText(game.kind.keyword)
      let isUnfolded = circle.isUnfolded(keyword)
      guard game.isShown, !game.lines.isEmpty else {
        lines.row(texts.name(of: game.kind), detail: finished(game, in: board))
        continue
      }
      lines.row(
        texts.name(of: game.kind), detail: isUnfolded ? "" : brief(game, in: board),
        event: CircleWish.unfold.event(of: keyword), button: texts.more(isUnfolded),
        name: texts.more(isUnfolded, of: texts.name(of: game.kind)))
      guard isUnfolded else { continue }
      for line in game.lines where line.count > 5 {
        guard let person = board.person(line[0]) else { continue }
        lines.row(person.title, detail: texts.result(line, of: game.kind))
        if line[1].isSpelled("judged") { hasJudged = true }
        if line[1].isSpelled("along") { hasAlong = true }
      }
    }
    if hasJudged { lines.paragraph(texts.judgedNote) }
    if hasAlong { lines.paragraph(texts.alongNote) }
  }

  /// Who has finished a game of which no more is told.
  private func finished(_ game: CircleBoard.Game, in board: CircleBoard) -> PlainText {
    var names: PlainText = ""
    for line in game.lines {
      guard let person = board.person(line[0]) else { continue }
      names += names.isEmpty ? person.name : ", \(person.name)"
    }
    return names.isEmpty ? texts.nobody : texts.finished(names, areMany: game.lines.count > 1)
  }

  /// The best of a game, with their stars.
  private func brief(_ game: CircleBoard.Game, in board: CircleBoard) -> PlainText {
    var text: PlainText = ""
    for line in game.lines.prefix(Self.briefCount) where line.count > 5 {
      guard let person = board.person(line[0]) else { continue }
      if !text.isEmpty { text += " · " }
      text += "\(person.title): \(texts.stars(line[3]))"
    }
    let rest = game.lines.count - Self.briefCount
    return rest > 0 ? "\(text) · +\(rest)" : text
  }

  func spellWeek(of circle: OpenCircle, in lines: inout DeskPage) {
    let week = circle.week
    var hasHidden = false
    for row in week.rows {
      guard let person = week.people.first(where: { $0.number.hasSameBytes(as: row[0]) }) else {
        continue
      }
      var days: PlainText = ""
      for (index, field) in row.dropFirst(2).enumerated() {
        if week.first.advanced(by: index) > surroundings.today { break }
        let parts = Array(field.utf8).split(separator: UInt8(ascii: "+"))
        guard parts.count == 2 else { continue }
        if !days.isEmpty { days += " · " }
        let isWhole = equal(parts[1], "0")
        if !isWhole { hasHidden = true }
        days += "\(texts.weekday(index)) \(isWhole ? PlainText(utf8: Array(parts[0])) : field)"
      }
      lines.row("\(person.title): \(texts.stars(row[1]))", detail: days)
    }
    if hasHidden { lines.paragraph(texts.hiddenNote) }
  }
}
