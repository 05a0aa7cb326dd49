import ByteStrings
import Games

/// What a form asks about a game of Anagrams: mode, kind of racks and number of racks.
package enum AnagramsChoices {
  package static func rows(
    _ options: AnagramsOptions, choose: @escaping (AnagramsOptions) -> Void
  ) -> [OptionRow] {
    let change = { (mode: AnagramsOptions.Mode, racks: AnagramsOptions.Racks, count: Int) in
      AnagramsOptions(mode: mode, racks: racks, count: count)?.with(options.words)
    }
    let (mode, racks, count) = (options.mode, options.racks, options.count)
    let hasSamples = racks == .samples
    // One to three samples; one, three, five or nine of the other racks.
    let counted = { (index: Int) in hasSamples ? index + 1 : index < 3 ? 2 * index + 1 : 9 }
    return [
      OptionRow(
        AnagramsScreenTexts.mode, count: AnagramsOptions.Mode.allCases.count, isMore: false,
        note: AnagramsScreenTexts.explanation(of: mode), of: options, choose: choose,
        name: { AnagramsScreenTexts.name(of: AnagramsOptions.Mode.allCases[$0]) }
      ) { change(AnagramsOptions.Mode.allCases[$0], racks, count) },
      OptionRow(
        AnagramsScreenTexts.words, count: AnagramsOptions.Racks.allCases.count, of: options,
        choose: choose, name: { AnagramsScreenTexts.name(of: AnagramsOptions.Racks.allCases[$0]) }
      ) {
        let racks = AnagramsOptions.Racks.allCases[$0]
        return change(mode, racks, racks == .samples ? min(count, AnagramsSamples.count) : count)
      },
      OptionRow(
        AnagramsScreenTexts.count, count: hasSamples ? AnagramsSamples.count : 4, of: options,
        choose: choose, name: { "\(counted($0))" }
      ) { change(mode, racks, counted($0)) },
    ]
  }
}
