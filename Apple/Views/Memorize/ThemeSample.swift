import AppCore
import SwiftUI

/// What cards of a theme look like that is being entered: one that is down, and some that are up.
struct ThemeSample: View {
  let viewState: ThemesViewState
  @Environment(\.self) private var environment

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 6)
        .fill(
          LinearGradient(
            colors: viewState.fill.map { ShadeStyle($0).resolve(in: environment) },
            startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .frame(width: 32, height: 40)
      ForEach(viewState.pictures, id: \.self) { Text($0).font(.title) }
    }
    .accessibilityHidden(true)
  }
}
