import AppCore
import Games
import Library
import SwiftUI

extension Color {
  /// A colour with eight bits per channel.
  init(_ colour: RGB) {
    let parts = colour.parts
    self.init(.sRGB, red: parts.red, green: parts.green, blue: parts.blue)
  }
}

/// A colour that adapts to the background and to increased contrast.
struct ShadeStyle: ShapeStyle {
  let shade: Shade

  init(_ shade: Shade) { self.shade = shade }

  /// The accent colour of a game.
  init(_ kind: GameKind) { shade = GameColours.accent(of: kind) }

  func resolve(in environment: EnvironmentValues) -> Color {
    Color(
      shade.colour(
        onDark: environment.colorScheme == .dark,
        isStrong: environment.colorSchemeContrast == .increased))
  }
}
