import Games
import Library

/// The background colours behind marks, and the standard colours, as in `Web/styles/tokens.css`.
package enum Ground {
  package static let light = RGB(0xF7_F5EF)
  package static let dark = RGB(0x16_181C)

  /// The contrast that a mark needs with its background (WCAG 2.2, 1.4.11). The third mark consists only of the
  /// colour of its letter, which is large and bold (1.4.3), and needs no more.
  package static let leastContrast = 3.0

  package static func standard(_ mark: Mark, _ palette: Settings.Palette) -> RGB {
    switch (mark, palette) {
    case (.none, _): RGB(0x64_656F)
    case (.exact, .standard): RGB(0x23_7A4B)
    case (.inexact, .standard): RGB(0xA8_700A)
    case (.exact, .colourBlind): RGB(0x1C_5DA8)
    case (.inexact, .colourBlind): RGB(0xB8_5A00)
    case (.exact, .highContrast): RGB(0x00_0000)
    case (.inexact, .highContrast): RGB(0xA1_0000)
    }
  }
}
