import Games

/// The colours that the backs of cards have, by name, as `Web/styles/memorize-cards.css` has them.
enum MemorizeColours {
  private static let named: [String: Shade] = [
    "red": Shade(0xC2_3434, 0xEA_6F66), "orange": Shade(0xBD_5A0C, 0xE8_924A),
    "yellow": Shade(0x97_7000, 0xDC_B740), "green": Shade(0x2D_8248, 0x5D_BB7B),
    "mint": Shade(0x1C_8570, 0x62_C9B0), "teal": Shade(0x0F_767D, 0x46_A9AE),
    "cyan": Shade(0x0B_7C9C, 0x53_B7D8), "blue": Shade(0x2C_68C4, 0x6F_A2F2),
    "indigo": Shade(0x47_4BBD, 0x8F_94F4), "purple": Shade(0x7A_46BD, 0xB5_8FEE),
    "pink": Shade(0xC2_3F7C, 0xEC_8BB4), "brown": Shade(0x84_5435, 0xBD_8E6C),
    "gray": Shade(0x69_6C76, 0x9E_A1AC), "black": Shade(0x2B_2C33, 0x74_777F),
  ]

  /// The colours of a fill; a name that is not known here has the accent of the game.
  static func shades(of fill: MemorizeFill) -> [Shade] {
    fill.names.map {
      named[String(decoding: $0, as: UTF8.self)] ?? GameColours.accent(of: .memorize)
    }
  }
}
