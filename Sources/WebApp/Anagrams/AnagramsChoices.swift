import ByteStrings
import Games
import Markup

/// Mode, racks and their number: in the sheet for a new game and in the settings.
struct AnagramsChoices {
  /// Tells the radio buttons of one place from those of another.
  let prefix: PlainText
  let options: AnagramsOptions
  let choose: (AnagramsOptions) -> Void

  var body: Node {
    div(.class("choices")) {
      Segments(
        name: prefix + "-anagrams-mode", title: AnagramsScreenTexts.mode,
        choices: AnagramsOptions.Mode.allCases.map { mode in
          choice(AnagramsScreenTexts.name(of: mode), mode, options.racks, options.count)
        }
      ).body
      p(.class("note")) { AnagramsScreenTexts.explanation(of: options.mode) }
      Segments(
        name: prefix + "-anagrams-words", title: AnagramsScreenTexts.words,
        choices: AnagramsOptions.Racks.allCases.map { racks in
          choice(
            AnagramsScreenTexts.name(of: racks), options.mode, racks,
            racks == .samples ? min(options.count, AnagramsSamples.count) : options.count)
        }
      ).body
      Segments(
        name: prefix + "-anagrams-count", title: AnagramsScreenTexts.count,
        choices: AnagramsOptions.counts.filter(isOffered).map { count in
          choice("\(count)", options.mode, options.racks, count)
        }
      ).body
    }
  }

  private func isOffered(_ count: Int) -> Bool {
    if options.racks == .samples { return count <= AnagramsSamples.count }
    return count == 1 || count == 3 || count == 5 || count == 9
  }

  private func choice(
    _ title: PlainText, _ mode: AnagramsOptions.Mode, _ racks: AnagramsOptions.Racks, _ count: Int
  ) -> Segments.Choice {
    let chosen = AnagramsOptions(mode: mode, racks: racks, count: count) ?? options
    return Segments.Choice(title: title, isChosen: chosen == options) { choose(chosen) }
  }
}
