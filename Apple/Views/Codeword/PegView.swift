import AppCore
import Games
import SwiftUI

/// A peg, the same wherever it stands.
struct PegView: View {
  let peg: PegFace
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
      .overlay {
        if peg.isChosen {
          RoundedRectangle(cornerRadius: size * settings.pegRounding)
            .strokeBorder(.tint, lineWidth: 3)
        }
      }
  }
}
