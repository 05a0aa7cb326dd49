import Games
import Library
import Screens

/// A colour for light and for dark backgrounds, each with a variant for increased contrast.
package struct Shade: Equatable, Sendable {
  package let light: RGB
  package let dark: RGB
  private let strongLight: RGB
  private let strongDark: RGB

  init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: RGB(light), dark: RGB(dark), strongLight: RGB(light), strongDark: RGB(dark))
  }

  /// The same colour everywhere.
  init(_ colour: RGB) {
    self.init(light: colour, dark: colour, strongLight: colour, strongDark: colour)
  }

  private init(light: RGB, dark: RGB, strongLight: RGB, strongDark: RGB) {
    (self.light, self.dark) = (light, dark)
    (self.strongLight, self.strongDark) = (strongLight, strongDark)
  }

  /// The same colours, with these variants for increased contrast.
  func strengthened(_ light: UInt32, _ dark: UInt32) -> Shade {
    Shade(light: self.light, dark: self.dark, strongLight: RGB(light), strongDark: RGB(dark))
  }

  /// Black or white, whichever is easier to read on this colour.
  package var ink: Shade {
    Shade(
      light: light.readableInk, dark: dark.readableInk, strongLight: strongLight.readableInk,
      strongDark: strongDark.readableInk)
  }

  /// The variant of the colour for a background and a contrast setting.
  package func colour(onDark isDark: Bool, isStrong: Bool) -> RGB {
    isStrong ? (isDark ? strongDark : strongLight) : isDark ? dark : light
  }
}

/// The colours of the games, as in `Web/styles`.
package enum GameColours {
  /// The accent colour of a game.
  package static func accent(of kind: GameKind) -> Shade {
    switch kind {
    case .codeword: Shade(0x1F_7A5A, 0x5C_C79C).strengthened(0x00_573A, 0x7F_E3BB)
    case .anagrams: Shade(0x8F_5B00, 0xE9_B44C).strengthened(0x5F_3A00, 0xFF_D479)
    case .memorize: Shade(0x6B_4BB8, 0xB9_A2F2).strengthened(0x43_258C, 0xD3_C4FF)
    case .times: Shade(0x24_58B8, 0x8D_B6FF).strengthened(0x0B_3A8F, 0xB5_D0FF)
    case .hangman: Shade(0xB0_4231, 0xFF_9C87).strengthened(0x7D_1F10, 0xFF_B9A8)
    }
  }

  /// The colour of a mark: the player's own, or that of the palette.
  package static func mark(_ mark: Mark, _ settings: Settings) -> Shade {
    if let own = settings.colours[mark] { return Shade(own) }
    return switch (mark, settings.palette) {
    case (.none, _): Shade(0x64_656F, 0xA3_A5B1).strengthened(0x33_333A, 0xD6_D6DE)
    case (.exact, .standard):
      Shade(0x23_7A4B, 0x2B_8255).strengthened(0x00_0000, 0xFF_FFFF)
    case (.inexact, .standard):
      Shade(0xA8_700A, 0xDB_A52E).strengthened(0xA1_0000, 0xFF_D23D)
    case (.exact, .colourBlind): Shade(0x1C_5DA8, 0x2F_74C4)
    case (.inexact, .colourBlind): Shade(0xB8_5A00, 0xF3_9C3D)
    case (.exact, .highContrast): Shade(0x00_0000, 0xFF_FFFF)
    case (.inexact, .highContrast): Shade(0xA1_0000, 0xFF_D23D)
    }
  }
}
