import ByteStrings
import Games
import Markup
import Screens

/// Scoring and players: in the sheet for a new game and in the settings.
struct MemorizeChoices {
  /// Tells the radio buttons of one place from those of another.
  let prefix: PlainText
  let options: MemorizeOptions
  let choose: (MemorizeOptions) -> Void

  var body: Node {
    div(.class("choices")) {
      segments("-memorize-players", MemorizeScreenTexts.players) { isSecond in
        MemorizeOptions(isQuick: options.isQuick, hasTwoPlayers: isSecond)
      }
      segments("-memorize-scoring", MemorizeScreenTexts.scoring) { isSecond in
        MemorizeOptions(isQuick: isSecond, hasTwoPlayers: options.hasTwoPlayers)
      }
      p(.class("note")) { MemorizeScreenTexts.explanation(of: options) }
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
