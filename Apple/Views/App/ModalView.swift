import AppCore
import Screens
import SwiftUI

/// A modal, with a button that closes it.
struct ModalView: View {
  let modal: ShownModal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      content
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(ShellTexts.close) { dismiss() }
          }
        }
    }
    .overlay(alignment: .bottom) { ToastView() }
  }

  @ViewBuilder private var content: some View {
    switch modal {
    case .newGame(let kind): NewGameView(kind: kind)
    case .help(let kind): HelpView(kind: kind)
    case .statistics(let kind): StatisticsView(kind: kind)
    case .allStatistics: AllStatisticsView()
    case .share: SharingView()
    case .missedWords: AnagramsMissed()
    case .coach: CoachView()
    case .settings: SettingsView()
    case .about: AboutView()
    }
  }
}
