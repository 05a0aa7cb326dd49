import AppCore
import SwiftUI

/// The list and, beside it or in its place, the game.
struct RootView: View {
  @Environment(NativeApp.self) private var app
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  /// Shows both columns: by default, an iPad in portrait orientation starts without the list.
  @State private var columns: NavigationSplitViewVisibility = .all
  /// Where the player was. The system keeps it when it ends the app, and forgets it when the player closes the app.
  @SceneStorage("place") private var place = ""

  var body: some View {
    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: column) {
      HomeView()
    } detail: {
      StageView()
    }
    .navigationSplitViewStyle(.balanced)
    .onAppear {
      app.comeBack(to: place)
      place = app.place
    }
    .onChange(of: app.place) { _, next in place = next }
    .overlay(alignment: .bottom) { ToastView() }
    .preferredColorScheme(app.preferredScheme)
    .modifier(ModalsAndFiles(app: app))
    .modifier(FeedbackAndSpeech(app: app))
    .modifier(Sounds(app: app))
    .task(id: app.alarm) { await app.waitForAlarm() }
    .onChange(of: scenePhase, initial: true) { _, phase in app.comesToFront(phase == .active) }
    .onChange(of: reducesMotion, initial: true) { _, isReduced in app.reduceMotion(isReduced) }
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      app.resized(width: $0.width, height: $0.height)
    }
    .onOpenURL { app.open(link: $0.absoluteString) }
  }

  /// The column that a phone shows.
  private var column: Binding<NavigationSplitViewColumn> {
    Binding {
      app.isAway ? .detail : .sidebar
    } set: {
      app.isAway = $0 == .detail
    }
  }
}

extension NativeApp {
  /// Light or dark, if the player chose one of them.
  fileprivate var preferredScheme: ColorScheme? {
    switch appearance {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
