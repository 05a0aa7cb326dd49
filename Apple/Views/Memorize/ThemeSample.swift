import AppCore
import SwiftUI

/// A preview of the cards of a theme while the player enters it: one card face down, and some face up.
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
