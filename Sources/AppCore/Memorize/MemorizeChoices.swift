import Games
import Screens

/// The pairs, players and scoring of a game of Memorize, as a form asks for them.
@MainActor
enum MemorizeChoices {
  static func rows(
    _ options: MemorizeOptions, choose: @escaping @MainActor (MemorizeOptions) -> Void
  ) -> [ChoiceRow] {
    let sizes: [Int?] = MemorizeOptions.sizes + [nil]
    let names = { @MainActor (title: String) in
      [false, true].map { MemorizeScreenTexts.name(of: title, isSecond: $0) }
    }
    return [
      ChoiceRow(
        MemorizeScreenTexts.pairs, sizes.map { $0.map { "\($0)" } ?? MemorizeScreenTexts.asTheme },
        chosen: sizes.firstIndex(of: options.pairs)
      ) {
        choose(
          MemorizeOptions(
            isQuick: options.isQuick, hasTwoPlayers: options.hasTwoPlayers, pairs: sizes[$0]))
      },
      ChoiceRow(
        MemorizeScreenTexts.players, names(MemorizeScreenTexts.players),
        chosen: options.hasTwoPlayers ? 1 : 0
      ) {
        choose(
          MemorizeOptions(isQuick: options.isQuick, hasTwoPlayers: $0 == 1, pairs: options.pairs))
      },
      ChoiceRow(
        MemorizeScreenTexts.scoring, names(MemorizeScreenTexts.scoring),
        chosen: options.isQuick ? 1 : 0, note: MemorizeScreenTexts.explanation(of: options)
      ) {
        choose(
          MemorizeOptions(
            isQuick: $0 == 1, hasTwoPlayers: options.hasTwoPlayers, pairs: options.pairs))
      },
    ]
  }

  /// The theme of the cards, for a game that begins now.
  static func theme(_ app: NativeApp) -> ChoiceRow {
    let memorize = app.model.shelf.memorize
    return ChoiceRow(
      MemorizeScreenTexts.theme,
      [MemorizeScreenTexts.anyTheme] + memorize.themes.map { MemorizeTexts.name(of: $0.look) },
      chosen: memorize.chosenThemeNumber,
      note: memorize.missesPairs.map { MemorizeScreenTexts.fewerPairs($0) } ?? ""
    ) { number in app.act { $0.shelf.memorize.chosenThemeNumber = number } }
  }
}
