import ByteStrings
import Games
import Markup
import Screens
import Words

/// The choice of mode, kind of racks and number of racks, in the modal for a new game and in the settings.
struct AnagramsChoices {
  /// Distinguishes the radio buttons of one place from those of another.
  let prefix: PlainText
  let options: AnagramsOptions
  let choose: (AnagramsOptions) -> Void

  var body: Node {
    div(.class("choices")) {
      Segments(
        name: prefix + "-anagrams-mode", title: AnagramsScreenTexts.mode,
        count: AnagramsOptions.Mode.allCases.count
      ) { number in
        let mode = AnagramsOptions.Mode.allCases[number]
        return choice(AnagramsScreenTexts.name(of: mode), mode, options.racks, options.count)
      }.body
      p(.class("note")) { AnagramsScreenTexts.explanation(of: options.mode) }
      MoreChoices {
        Segments(
          name: prefix + "-anagrams-words", title: AnagramsScreenTexts.words,
          count: AnagramsOptions.Racks.allCases.count
        ) { number in
          let racks = AnagramsOptions.Racks.allCases[number]
          return choice(
            AnagramsScreenTexts.name(of: racks), options.mode, racks,
            racks == .samples ? min(options.count, AnagramsSamples.count) : options.count)
        }.body
        Segments(
          name: prefix + "-anagrams-count", title: AnagramsScreenTexts.count,
          count: options.racks == .samples ? AnagramsSamples.count : 4
        ) { number in
          // One to three sample racks; one, three, five or nine of the other racks.
          let count = options.racks == .samples ? number + 1 : number < 3 ? 2 * number + 1 : 9
          return choice("\(count)", options.mode, options.racks, count)
        }.body
      }.body
    }
  }

  private func choice(
    _ title: PlainText, _ mode: AnagramsOptions.Mode, _ racks: AnagramsOptions.Racks, _ count: Int
  ) -> Segments.Choice {
    let chosen =
      AnagramsOptions(mode: mode, racks: racks, count: count)?.with(options.words) ?? options
    return Segments.Choice(title: title, isChosen: chosen == options) { choose(chosen) }
  }
}
