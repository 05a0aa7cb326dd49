import ByteStrings
import Games
import Library
import Markup
import Screens

/// The statistics of the finished games of one kind.
struct StatisticsView {
  let frame: Frame
  let kind: GameKind
  let page: StatisticsPage

  @NodeBuilder var body: Node {
    if page.isEmpty {
      p(.class("note")) { StatisticsTexts.nothing }
    } else {
      list("figures", .headline)
      if !page.distribution.used.isEmpty { bars }
      div {
        if page.figures.contains(where: { $0.place == .records }) {
          h3 { StatisticsTexts.records }
        }
        list("records", .records)
        list("records others", .others)
      }
    }
  }

  private var bars: Node {
    let distribution = page.distribution
    return section(.labelledBy("bars")) {
      h3(.id("bars")) { page.title }
      ol(.class("bars")) {
        StatisticsBars(
          distribution: distribution, shown: distribution.used, marked: distribution.last,
          word: StatisticsTexts.last
        ).body
      }
    }
  }

  private func list(_ name: Literal, _ place: StatisticsPage.Place) -> Node {
    dl(.class(name)) {
      for figure in page.figures where figure.place == place {
        Self.figure(figure.name, figure.value, from: figure.feat.map(game(of:)))
      }
    }
  }

  /// A number with its name, and a link to the game that it comes from.
  static func figure(_ name: PlainText, _ value: PlainText, from game: Node? = nil) -> Node {
    div {
      dt { name }
      dd {
        value
        game
      }
    }
  }

  /// A link to a game, labelled with its day.
  private func game(of feat: Feat) -> Node {
    let (id, day) = (feat.header.id, DailyTexts.briefDate(of: feat.day(offset: frame.timeZone)))
    return button(
      .class("quiet"),
      .label(ShellTexts.labelled(day, frame.library.session(id)?.describe(.brief) ?? "")),
      .on(.click) { [frame, kind] in
        frame.modal = nil
        frame.go(to: .game(kind, id))
      }
    ) { day }
  }
}
