import ByteStrings
import Games
import Markup
import Screens

/// The options of a new game. What most players leave as it is stays hidden until they ask for it.
struct OptionForm {
  let rows: [OptionRow]

  var body: Node {
    div(.class("choices")) {
      those(ofMore: false)
      MoreChoices { those(ofMore: true) }.body
    }
  }

  private func those(ofMore isMore: Bool) -> Node {
    Node.each(rows.count) { index in
      rows[index].isMore == isMore ? .group([question(index), note(rows[index])]) : .empty
    }
  }

  private func note(_ row: OptionRow) -> Node {
    row.note.isEmpty ? .empty : p(.class("note")) { row.note }
  }

  private func question(_ index: Int) -> Node {
    let row = rows[index]
    switch row.shape {
    case .one, .several:
      return Segments(name: "new-\(index)", row: row).body
    case .list: return OptionList(row: row).body
    case .least:
      return fieldset(.class("segments range")) {
        legend { row.range }
        div(.class("pair")) {
          OptionList(row: row).list(.label(row.title))
          OptionList(row: rows[index + 1]).list(.label(rows[index + 1].title))
        }
      }
    case .greatest: return .empty
    }
  }
}

/// A question whose answers stand in a list that opens.
struct OptionList {
  let row: OptionRow

  var body: Node {
    label(.class("select")) {
      span { row.title }
      list(.none)
    }
  }

  func list(_ name: Attribute) -> Node {
    select(
      name, .value("\(row.chosen ?? 0)"),
      .handle(.change) { [row] event in
        if let answer = try? decimal(Array(event.text.utf8)[...]) { row.choose(Int(answer)) }
        return .handled
      }
    ) {
      Node.each(row.count) { answer in option(.value("\(answer)")) { row.name(answer) } }
    }
  }
}

extension Segments {
  /// A question whose answers are all shown.
  init(name: PlainText, row: OptionRow) {
    self.init(
      name: name, title: row.title, count: row.count, takesSeveral: row.shape == .several
    ) { answer in
      Choice(title: row.name(answer), isChosen: row.isChosen(answer)) { row.choose(answer) }
    }
  }
}
