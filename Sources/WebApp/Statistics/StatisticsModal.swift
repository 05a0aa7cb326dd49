import ByteStrings
import Games
import Library
import Markup
import Screens

/// The statistics of one game or of all games, with the choice of the game above.
struct StatisticsModal {
  let app: AppModel
  let views: ShelfViews
  let kind: GameKind?

  var body: Node {
    div {
      GameSegments(chosen: kind, hasAll: true) { [frame = app.frame] in
        frame.modal = .statistics($0)
      }.body
      // A memo, because building the statistics walks through all games while the clock of a game beside it runs.
      memo(
        app.library.revision, app.frame.revision, UInt64(app.daily.today.number), chosen
      ) { [self] in
        if let kind { return page(of: kind) }
        return ShelfStatisticsView(frame: app.frame).body
      }
    }
  }

  /// Changes with the chosen game and with its filters.
  private var chosen: UInt64 {
    guard let kind else { return 0 }
    var chosen = UInt64(kind.rawValue) + 1
    for filter in app.shelf[kind].filters {
      chosen = chosen << 8 | UInt64((filter.chosen ?? -1) + 1)
    }
    return chosen
  }

  private func page(of kind: GameKind) -> Node {
    let model = app.shelf[kind]
    let page = model.statisticsPage
    return div(.class("modal-body")) {
      StatisticsView(frame: app.frame, kind: kind, page: page).body
      if page.hasSeveral, kind.hasChance {
        button(.class("secondary"), .on(.click) { [coach = app.coach] in coach.lookBack(on: kind) })
        {
          CoachTexts.last
        }
      }
      views[kind].chart
      for filter in app.filters(of: kind, on: page) { Self.choices(of: filter) }
      p(.class("subtitle")) { page.note }
    }
  }

  private static func choices(of filter: StatisticsFilter) -> Node {
    Segments(name: "statistics-\(filter.title)", title: filter.title, count: filter.count + 1) {
      number in
      let chosen = number == 0 ? nil : number - 1
      return Segments.Choice(
        title: chosen.map { filter.name($0) } ?? StatisticsTexts.all,
        isChosen: filter.chosen == chosen
      ) { filter.chosen = chosen }
    }.body
  }
}
