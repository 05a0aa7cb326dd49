import AppCore
import Games
import Library
import SwiftUI

extension Color {
  /// A colour of eight bits a channel.
  init(_ colour: RGB) {
    let parts = colour.parts
    self.init(.sRGB, red: parts.red, green: parts.green, blue: parts.blue)
  }
}

/// A colour that suits the ground that it stands on, and whoever wants more contrast.
struct ShadeStyle: ShapeStyle {
  let shade: Shade

  init(_ shade: Shade) { self.shade = shade }

  /// The accent of a game.
  init(_ kind: GameKind) { shade = GameColours.accent(of: kind) }

  func resolve(in environment: EnvironmentValues) -> Color {
    Color(
      shade.colour(
        onDark: environment.colorScheme == .dark,
        isStrong: environment.colorSchemeContrast == .increased))
  }
}
