import AppCore
import Games
import SwiftUI

/// A peg, which looks the same everywhere.
struct PegView: View {
  let peg: PegViewState
  var size = 52.0
  @Environment(NativeApp.self) private var app

  var body: some View {
    let settings = app.model.library.settings
    Text(peg.letter)
      .font(.system(size: size / 2, weight: .heavy, design: .rounded))
      .foregroundStyle(
        peg.isExact
          ? AnyShapeStyle(ShadeStyle(GameColours.mark(.exact, settings).ink))
          : AnyShapeStyle(.primary)
      )
      .frame(width: size, height: size)
      .background {
        MarkShape(
          mark: peg.mark, settings: settings, cornerRadius: size * settings.pegRounding)
      }
  }
}

/// The ring around the peg that the next letter goes to.
struct PegRing: View {
  @Environment(NativeApp.self) private var app
  var size = 52.0

  var body: some View {
    RoundedRectangle(cornerRadius: size * app.model.library.settings.pegRounding)
      .strokeBorder(.tint, lineWidth: 3)
  }
}
