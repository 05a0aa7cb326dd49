import ByteStrings
import Games
import Library

/// The results of a day or week of a circle, as rows.
extension OnlineModel {
  /// How many people the line of a folded game names.
  private static var briefCount: Int { 3 }

  /// The title of the day or week.
  @inline(never)
  func headline(at place: CirclePlace) -> PlainText {
    if case .week = place { return texts.week(texts.briefDate(of: circles.week.first)) }
    return texts.day(circles.board.day, today: surroundings.today)
  }

  func spellBoard(in lines: inout OnlinePage) {
    let board = circles.board
    var (hasJudged, hasOffline) = (false, false)
    for game in board.games {
      let name = texts.name(of: game.kind)
      guard game.isShown, !game.lines.isEmpty else {
        lines.row(name, detail: finished(game, in: board))
        continue
      }
      let isUnfolded = circles.unfoldedGames & 1 << game.kind.rawValue != 0
      spellUnfolding(
        name, isUnfolded ? "" : brief(game, in: board), PlainText(game.kind.keyword), name,
        isUnfolded, in: &lines)
      guard isUnfolded else { continue }
      for line in game.lines where line.fields.count > 5 {
        let (fields, kind) = (line.fields, game.kind)
        guard let person = board.people.first(fields[0]) else { continue }
        lines.row(
          person.title, detail: texts.result(fields, of: kind) + texts.words(line.words, of: kind))
        if fields[1].isSpelled("judged") { hasJudged = true }
        if fields[1].isSpelled("along") { hasOffline = true }
      }
    }
    if hasJudged { lines.paragraph(texts.judgedNote) }
    if hasOffline { lines.paragraph(texts.offlineNote) }
  }

  /// The people who have finished a game whose results are hidden.
  private func finished(_ game: CircleBoard.Game, in board: CircleBoard) -> PlainText {
    var names: PlainText = ""
    for line in game.lines {
      guard let person = board.people.first(line.fields[0]) else { continue }
      names += names.isEmpty ? person.name : ", \(person.name)"
    }
    return names.isEmpty ? texts.nobody : texts.finished(names, areMany: game.lines.count > 1)
  }

  /// The best of a game, with their stars.
  private func brief(_ game: CircleBoard.Game, in board: CircleBoard) -> PlainText {
    var text: PlainText = ""
    for line in game.lines.prefix(Self.briefCount) where line.fields.count > 5 {
      guard let person = board.people.first(line.fields[0]) else { continue }
      if !text.isEmpty { text += " · " }
      text += texts.labelled(person.title, texts.stars(line.fields[3]))
    }
    let rest = game.lines.count - Self.briefCount
    return rest > 0 ? "\(text) · +\(rest)" : text
  }

  func spellWeek(in lines: inout OnlinePage) {
    let week = circles.week
    var hasHidden = false
    for row in week.rows {
      guard let person = week.people.first(row[0]) else { continue }
      var days: PlainText = ""
      for index in 0..<7 where week.first.advanced(by: index) <= surroundings.today {
        var field = Array(row[2 + index].utf8)
        if equal(field.suffix(2), "+0") {
          field.removeLast(2)
        } else {
          hasHidden = true
        }
        if !days.isEmpty { days += " · " }
        days += "\(texts.weekday(index)) \(PlainText(utf8: field))"
      }
      lines.row(texts.labelled(person.title, texts.stars(row[1])), detail: days)
    }
    if hasHidden { lines.paragraph(texts.hiddenNote) }
  }
}
