import ByteStrings
import Games

/// What a form asks about a game of Memorize: pairs, players and scoring.
package enum MemorizeChoices {
  package static func rows(
    _ options: MemorizeOptions, choose: @escaping (MemorizeOptions) -> Void
  ) -> [OptionRow] {
    let (isQuick, hasTwoPlayers, pairs) = (options.isQuick, options.hasTwoPlayers, options.pairs)
    let sizes = MemorizeOptions.sizes
    let size: (Int) -> Int? = { $0 < sizes.count ? sizes[$0] : nil }
    let named = { (title: PlainText) in
      { (index: Int) in MemorizeScreenTexts.name(of: title, isSecond: index > 0) }
    }
    return [
      OptionRow(
        MemorizeScreenTexts.pairs, count: sizes.count + 1, isMore: false, of: options,
        choose: choose, name: { size($0).map { "\($0)" } ?? MemorizeScreenTexts.asTheme }
      ) { MemorizeOptions(isQuick: isQuick, hasTwoPlayers: hasTwoPlayers, pairs: size($0)) },
      OptionRow(
        MemorizeScreenTexts.players, count: 2, of: options, choose: choose,
        name: named(MemorizeScreenTexts.players)
      ) { MemorizeOptions(isQuick: isQuick, hasTwoPlayers: $0 > 0, pairs: pairs) },
      OptionRow(
        MemorizeScreenTexts.scoring, count: 2,
        note: MemorizeScreenTexts.explanation(of: options), of: options, choose: choose,
        name: named(MemorizeScreenTexts.scoring)
      ) { MemorizeOptions(isQuick: $0 > 0, hasTwoPlayers: hasTwoPlayers, pairs: pairs) },
    ]
  }
}
