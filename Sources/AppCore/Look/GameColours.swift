import Games
import Library
import Screens

/// A colour for a light ground and one for a dark ground.
package struct Shade: Equatable, Sendable {
  package let light: RGB
  package let dark: RGB

  init(_ light: UInt32, _ dark: UInt32) {
    self.light = RGB(light)
    self.dark = RGB(dark)
  }

  /// Black or white, whichever is easier to read on it.
  package var ink: Shade { Shade(light.readableInk.bits, dark.readableInk.bits) }

  /// The same colour on both.
  init(_ colour: RGB) { (light, dark) = (colour, colour) }
}

/// The colours of the games, as `Web/styles` has them.
package enum GameColours {
  /// The accent of a game.
  package static func accent(of kind: GameKind) -> Shade {
    switch kind {
    case .codeword: Shade(0x1F_7A5A, 0x5C_C79C)
    case .anagrams: Shade(0x8F_5B00, 0xE9_B44C)
    case .memorize: Shade(0x6B_4BB8, 0xB9_A2F2)
    case .times: Shade(0x24_58B8, 0x8D_B6FF)
    case .hangman: Shade(0xB0_4231, 0xFF_9C87)
    }
  }

  /// The colour of a mark: the player's own, or that of the palette.
  package static func mark(_ mark: Mark, _ settings: Settings) -> Shade {
    if let own = settings.colours[mark] { return Shade(own) }
    return switch (mark, settings.palette) {
    case (.none, _): Shade(0x64_656F, 0xA3_A5B1)
    case (.exact, .standard): Shade(0x23_7A4B, 0x2B_8255)
    case (.inexact, .standard): Shade(0xA8_700A, 0xDB_A52E)
    case (.exact, .colourBlind): Shade(0x1C_5DA8, 0x2F_74C4)
    case (.inexact, .colourBlind): Shade(0xB8_5A00, 0xF3_9C3D)
    case (.exact, .highContrast): Shade(0x00_0000, 0xFF_FFFF)
    case (.inexact, .highContrast): Shade(0xA1_0000, 0xFF_D23D)
    }
  }
}
