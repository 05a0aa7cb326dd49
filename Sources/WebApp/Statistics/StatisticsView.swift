import ByteStrings
import Games
import Library
import Markup
import Screens

/// What the finished games of one kind come to. Before the first the bars stand there empty.
struct StatisticsView {
  let frame: Frame
  let kind: GameKind
  let page: StatisticsPage
  /// What the figures leave out.
  let note: PlainText
  /// What only this game has to show.
  var more = Node.empty

  var body: Node {
    .group([
      page.isEmpty
        ? p(.class("note")) { StatisticsTexts.nothing }
        : list("figures", page.headline),
      StatisticsBars(page: page).body,
      page.isEmpty
        ? .empty
        : div {
          if !page.records.isEmpty { h3 { StatisticsTexts.records } }
          list("records", page.records)
          list("records others", page.others)
        },
      more,
      p(.class("subtitle")) { note },
    ])
  }

  private func list(_ name: Literal, _ figures: [StatisticsPage.Figure]) -> Node {
    dl(.class(name)) {
      Node.each(figures.count) { index in
        Self.figure(
          figures[index].name, figures[index].value, from: figures[index].feat.map(game(of:)))
      }
    }
  }

  /// A number with its name, and with what leads to the game that it is from.
  static func figure(_ name: PlainText, _ value: PlainText, from game: Node? = nil) -> Node {
    div {
      dt { name }
      dd {
        value
        game
      }
    }
  }

  /// Leads to a game, by its day.
  private func game(of feat: Feat) -> Node {
    button(
      .class("quiet"),
      .on(.click) { [frame, kind] in
        frame.sheet = nil
        frame.go(to: .game(kind, feat.header.id))
      }
    ) { DailyTexts.briefDate(of: feat.day(offset: frame.timeZone)) }
  }
}
