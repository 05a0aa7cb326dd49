import Games
import Library

/// The colours of the card backs by name, as in `Web/styles/memorize-cards.css`.
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

  /// The names of the colours, in the order in which they are offered.
  static var names: [String] { MemorizeFill.names(in: MemorizeFill.knownNames) }

  /// The colours of a fill; an unknown name has the accent colour of the game.
  static func shades(of fill: MemorizeFill) -> [Shade] {
    fill.names.map { shade(named: String(decoding: $0, as: UTF8.self)) }
  }

  /// The colour with a name; the accent colour of the game if the name is unknown.
  static func shade(named name: String) -> Shade {
    named[name] ?? GameColours.accent(of: .memorize)
  }

  /// The name of the colour that is nearest to a given colour on either background: themes store names of colours.
  static func nearest(to colour: RGB) -> String {
    let distance = { (name: String) in
      let shade = shade(named: name)
      return min(Self.distance(colour, shade.light), Self.distance(colour, shade.dark))
    }
    return names.min { distance($0) < distance($1) } ?? "gray"
  }

  /// The difference between two colours: the square of their Euclidean distance.
  private static func distance(_ left: RGB, _ right: RGB) -> Double {
    let (left, right) = (left.parts, right.parts)
    let (red, green, blue) = (
      left.red - right.red, left.green - right.green, left.blue - right.blue
    )
    return red * red + green * green + blue * blue
  }
}
