import AppCore
import Games
import Library
import Screens
import SwiftUI

/// Today's five, a way to begin each game, and all games ever played.
struct HomeView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    let home = HomeViewState(app)
    List(selection: $app.selectedGame) {
      Section { DayCard() }
      Section {
        ForEach(home.tiles) { ShelfTile(tile: $0) }
      }
      if let filter = home.filter { ChoiceRowView(row: filter) }
      Section(ShellTexts.yourGames) {
        if !home.note.isEmpty { Text(home.note).foregroundStyle(.secondary) }
        if let count = home.count { Text(count).foregroundStyle(.secondary) }
        ForEach(home.games, id: \.header.id) { HistoryRow(summary: $0) }
        if let older = home.older {
          Button(older) { app.act { $0.history.showMore() } }
        }
      }
      LinkSection()
    }
    .searchable(text: $app.query, prompt: Text(ShellTexts.search))
    .navigationTitle(ShellTexts.name)
    .toolbar {
      ToolbarItem(placement: .primaryAction) { HomeMenu() }
    }
  }
}

/// The menu with everything else.
struct HomeMenu: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    Menu {
      Button(SettingsTexts.title, systemImage: "gearshape") { app.show(.settings(.general)) }
      Button(ShellTexts.about, systemImage: "info.circle") { app.show(.about) }
      Section(StatisticsTexts.title) {
        Button(StatisticsTexts.all, systemImage: "chart.bar.xaxis") { app.show(.statistics(nil)) }
        ForEach(GameKind.allCases, id: \.self) { kind in
          Button(kind.name, systemImage: "chart.bar") { app.show(.statistics(kind)) }
        }
      }
    } label: {
      Label(ShellTexts.actions, systemImage: "ellipsis.circle")
    }
  }
}
