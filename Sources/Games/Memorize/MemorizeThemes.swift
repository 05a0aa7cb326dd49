import ByteStrings

/// The themes from which a game of Memorize is dealt, at least one: the built-in themes and the player's own,
/// or a single chosen theme.
public struct MemorizeThemes: Sendable {
  /// The themes, in display order.
  public let themes: [MemorizeTheme]

  /// A choice of themes; nil if the list is empty.
  public init?(_ themes: [MemorizeTheme]) {
    guard !themes.isEmpty else { return nil }
    self.themes = themes
  }

  /// The themes with enough emoji for this many pairs, each set to deal this many. If no theme has enough, all
  /// themes, each with the emoji it has.
  public func dealing(pairs: Int) -> MemorizeThemes {
    var fitting: [MemorizeTheme] = []
    var all: [MemorizeTheme] = []
    for theme in themes {
      let theme = MemorizeTheme(theme.look, pairs: pairs...pairs)
      if theme.look.pictures.count >= pairs { fitting.append(theme) }
      all.append(theme)
    }
    return MemorizeThemes(checked: fitting.isEmpty ? all : fitting)
  }

  /// The first `count` themes. There must be more than that.
  public func first(_ count: Int) -> MemorizeThemes {
    MemorizeThemes(checked: Array(themes[..<count]))
  }

  private init(checked themes: [MemorizeTheme]) { self.themes = themes }

  /// The themes that come with the game.
  public static var builtIn: MemorizeThemes {
    var text = TextWriter()
    text.write(lines)
    var themes: [MemorizeTheme] = []
    var fields: [[UInt8]] = [[]]
    for byte in text.bytes {
      if byte == UInt8(ascii: "|") {
        fields.append([])
      } else if byte == UInt8(ascii: "\n") {
        let draft = MemorizeThemeDraft(
          name: fields[0], pairs: fields[1], fill: fields[2], emoji: fields[3])
        if let theme = draft.theme { themes.append(theme) }
        fields = [[]]
      } else {
        fields[fields.count - 1].append(byte)
      }
    }
    guard let builtIn = MemorizeThemes(themes) else { preconditionFailure("there are themes") }
    return builtIn
  }

  /// One theme per line: its name, the number of pairs, its colour (two for a gradient) and its emoji. They are
  /// old and common emoji, which every system can draw.
  static let lines: Literal = """
    Animals|10|orange|🐶🐱🐭🐹🐰🐻🐼🐨🐯🐮🐷🐸🐵🐔🐧
    Sea life|all|blue,teal|🐙🐠🐟🐬🐳🐡🐚🐢🐧🐊
    Small and winged|6-9|mint|🐤🐦🐧🐔🐝🐛🐜🐞🐌🐓
    Fruit|8|red|🍎🍐🍊🍋🍌🍉🍇🍓🍈🍒🍑🍍🍅🍆🌽
    Food|6-12|brown|🍞🍔🍟🍕🍝🍜🍣🍱🍙🍛🍲🍳🍖🍗
    Sweets|8|pink|🍰🎂🍮🍭🍬🍫🍩🍪🍨🍧🍦🍯
    Sports|8|green|⚽🏀🏈⚾🎾🏉🎱🎳🎿🏂🏄🏊
    Vehicles|10|gray|🚗🚕🚙🚌🚓🚑🚒🚚🚲🚂🚀🚁🚤🚜
    Flowers and trees|all|green,yellow|🌸🌹🌻🌷🌼🌺🌵🌴🌲🌳🍀🍁🍄🌿
    Weather|all|indigo,cyan|☀️🌙⭐⛅☔⚡⛄🌈🌊🔥
    Music|all|purple|🎸🎹🎺🎻🎷🎤🎧🎵
    Faces|8-14|yellow|😀😂😍😎😴😡😱😭😇😈😋😜😷🙈
    Halloween|6|black,orange|🎃👻💀👽👾🌕🍬🔮👹👺
    At the desk|12|teal|✏️📎📌📏📐📚📖💡✂️📅📷💻☎️🔑
    Signs|all|cyan,purple|🔑💎🔔🎈🎁👑🎩👓🌍⚓♠️♣️♥️♦️
    A bit of everything|24|gray,blue|🐶🐧🐙🐝🍎🍓🍕🎂⚽🎾🚗🚀🌻🌵🌙⭐🎸🎹😎😱🎃👻📚🔑💎🎈🐢🌈👑🍄
    Many animals|24|brown,green|🐶🐱🐭🐹🐰🐻🐼🐨🐯🐮🐷🐸🐵🐔🐧🐦🐴🐗🐺🐑🐘🐫🐍🐬🐙🐝
    A full table|24|orange,red|🍎🍐🍊🍋🍌🍉🍇🍓🍒🍑🍍🌽🍆🍅🍞🍔🍟🍕🍝🍣🍰🍩🍪🍦🍫
    On the way|24|teal,blue|🚗🚕🚌🚓🚑🚒🚚🚲🚂🚀🚁🚤⛵🏠🏰⛺🌲🌻🌈⭐🌙☀️⛄⚡⛲

    """
}

extension Memorize {
  /// A board from one of the themes. All themes with enough emoji for the requested pairs are equally likely.
  public static func deal(
    _ options: MemorizeOptions, using random: inout SeededRandom, from book: MemorizeThemes,
    by dealing: Dealing = .chance
  ) -> MemorizePuzzle {
    let book = options.pairs.map { book.dealing(pairs: $0) } ?? book
    return book.themes[dealing.index(of: book.themes.count, using: &random)].deal(using: &random)
  }
}
