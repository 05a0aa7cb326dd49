import Games
import Screens

/// The mode, the kind of racks and their number, as a form asks for them.
@MainActor
enum AnagramsChoices {
  static func rows(
    _ options: AnagramsOptions, choose: @escaping @MainActor (AnagramsOptions) -> Void
  ) -> [ChoiceRow] {
    let (modes, racks) = (AnagramsOptions.Mode.allCases, AnagramsOptions.Racks.allCases)
    let hasSamples = options.racks == .samples
    // One to three samples; for the other kinds of racks one, three, five or nine.
    let counts = hasSamples ? Array(1...AnagramsSamples.count) : [1, 3, 5, 9]
    let change = {
      @MainActor (mode: AnagramsOptions.Mode, racks: AnagramsOptions.Racks, count: Int) in
      if let changed = AnagramsOptions(mode: mode, racks: racks, count: count) { choose(changed) }
    }
    return [
      ChoiceRow(
        AnagramsScreenTexts.mode, modes.map { AnagramsScreenTexts.name(of: $0) },
        chosen: modes.firstIndex(of: options.mode),
        note: AnagramsScreenTexts.explanation(of: options.mode)
      ) { change(modes[$0], options.racks, options.count) },
      ChoiceRow(
        AnagramsScreenTexts.words, racks.map { AnagramsScreenTexts.name(of: $0) },
        chosen: racks.firstIndex(of: options.racks)
      ) {
        let limit = racks[$0] == .samples ? AnagramsSamples.count : options.count
        change(options.mode, racks[$0], min(options.count, limit))
      },
      ChoiceRow(
        AnagramsScreenTexts.count, counts.map { "\($0)" },
        chosen: counts.firstIndex(of: options.count)
      ) { change(options.mode, options.racks, counts[$0]) },
    ]
  }
}
