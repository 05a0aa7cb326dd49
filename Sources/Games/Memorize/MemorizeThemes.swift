import ByteStrings

/// The themes that a Memorize is dealt from, at least one: the built-in ones, the player's own, or a
/// single one that was chosen.
public struct MemorizeThemes: Sendable {
  /// The themes, in the order in which they are offered.
  public let themes: [MemorizeTheme]

  /// A choice of themes; nothing where there is none.
  public init?(_ themes: [MemorizeTheme]) {
    guard !themes.isEmpty else { return nil }
    self.themes = themes
  }

  private init(builtIn themes: [MemorizeTheme]) { self.themes = themes }

  /// The themes that come with the game. Their emoji are old and common ones, which every system can
  /// draw.
  public static var builtIn: MemorizeThemes {
    MemorizeThemes(builtIn: [
      theme("Animals", "🐶🐱🐭🐹🐰🐻🐼🐨🐯🐮🐷🐸🐵🐔🐧", .exactly(10), .orange),
      theme("Sea life", "🐙🐠🐟🐬🐳🐡🐚🐢🐧🐊", .all, .blue, .teal),
      theme("Birds and insects", "🐤🐦🐧🐔🐝🐛🐜🐞🐌🐓", .between(6, 9), .mint),
      theme("Fruit", "🍎🍐🍊🍋🍌🍉🍇🍓🍈🍒🍑🍍🍅🍆🌽", .exactly(8), .red),
      theme("Food", "🍞🍔🍟🍕🍝🍜🍣🍱🍙🍛🍲🍳🍖🍗", .between(6, 12), .brown),
      theme("Sweets", "🍰🎂🍮🍭🍬🍫🍩🍪🍨🍧🍦🍯", .exactly(8), .pink),
      theme("Sports", "⚽🏀🏈⚾🎾🏉🎱🎳🎿🏂🏄🏊", .exactly(8), .green),
      theme("Vehicles", "🚗🚕🚙🚌🚓🚑🚒🚚🚲🚂🚀🚁🚤🚜", .exactly(10), .gray),
      theme("Flowers and trees", "🌸🌹🌻🌷🌼🌺🌵🌴🌲🌳🍀🍁🍄🌿", .all, .green, .yellow),
      theme("Weather", "☀️🌙⭐⛅☔⚡⛄🌈🌊🔥", .all, .indigo, .cyan),
      theme("Music", "🎸🎹🎺🎻🎷🎤🎧🎵", .all, .purple),
      theme("Faces", "😀😂😍😎😴😡😱😭😇😈😋😜😷🙈", .between(8, 14), .yellow),
      theme("Halloween", "🎃👻💀👽👾🌕🍬🔮👹👺", .exactly(6), .black, .orange),
      theme("At the desk", "✏️📎📌📏📐📚📖💡✂️📅📷💻☎️🔑", .exactly(12), .teal),
      theme("Signs", "❤️💎🔔🎈🎁👑🎩👓🌍⚓♠️♣️♥️♦️", .all, .cyan, .purple),
      theme("Flags", "🇯🇵🇰🇷🇩🇪🇨🇳🇺🇸🇫🇷🇪🇸🇮🇹🇷🇺🇬🇧", .exactly(8), .gray, .blue),
    ])
  }
}

private func theme(
  _ name: StaticString, _ emoji: StaticString, _ pairs: MemorizeTheme.Pairs,
  _ color: MemorizeColor.Known, _ end: MemorizeColor.Known? = nil
) -> MemorizeTheme {
  MemorizeTheme(
    checkedName: PlainText(name), emoji: MemorizePicture.pieces(of: PlainText(emoji)),
    pairs: pairs, fill: MemorizeFill(MemorizeColor(color), to: end.map { MemorizeColor($0) }))
}
