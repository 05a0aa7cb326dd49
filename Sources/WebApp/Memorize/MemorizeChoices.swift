import ByteStrings
import Games
import Markup
import Screens

/// The choice of size, scoring and players, in the modal for a new game and in the settings.
struct MemorizeChoices {
  /// Distinguishes the radio buttons of one place from those of another.
  let prefix: PlainText
  let options: MemorizeOptions
  let choose: (MemorizeOptions) -> Void

  var body: Node {
    div(.class("choices")) {
      Segments(
        name: prefix + "-memorize-pairs", title: MemorizeScreenTexts.pairs,
        count: MemorizeOptions.sizes.count + 1
      ) { number in
        let pairs = number < MemorizeOptions.sizes.count ? MemorizeOptions.sizes[number] : nil
        return Segments.Choice(
          title: pairs.map { "\($0)" } ?? MemorizeScreenTexts.asTheme,
          isChosen: pairs == options.pairs
        ) {
          choose(
            MemorizeOptions(
              isQuick: options.isQuick, hasTwoPlayers: options.hasTwoPlayers, pairs: pairs))
        }
      }.body
      MoreChoices {
        segments("-memorize-players", MemorizeScreenTexts.players) { isSecond in
          MemorizeOptions(isQuick: options.isQuick, hasTwoPlayers: isSecond, pairs: options.pairs)
        }
        segments("-memorize-scoring", MemorizeScreenTexts.scoring) { isSecond in
          MemorizeOptions(
            isQuick: isSecond, hasTwoPlayers: options.hasTwoPlayers, pairs: options.pairs)
        }
        p(.class("note")) { MemorizeScreenTexts.explanation(of: options) }
      }.body
    }
  }

  private func segments(
    _ name: PlainText, _ title: PlainText, _ options: @escaping (Bool) -> MemorizeOptions
  ) -> Node {
    Segments(name: prefix + name, title: title, count: 2) { number in
      let chosen = options(number == 1)
      return Segments.Choice(
        title: MemorizeScreenTexts.name(of: title, isSecond: number == 1),
        isChosen: chosen == self.options
      ) { choose(chosen) }
    }.body
  }
}
