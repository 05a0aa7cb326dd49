import Games
import Screens

/// The category, difficulty and mode of a game of Hangman, as a form asks for them.
@MainActor
enum HangmanChoices {
  static func rows(
    _ options: HangmanOptions, choose: @escaping @MainActor (HangmanOptions) -> Void
  ) -> [ChoiceRow] {
    let sources: [HangmanOptions.Source] =
      [.any] + HangmanCategory.allCases.map { .category($0) }
    let difficulties: [HangmanDifficulty?] = [nil] + HangmanDifficulty.allCases
    let modes = HangmanOptions.Mode.allCases
    let change = {
      @MainActor
      (
        source: HangmanOptions.Source, difficulty: HangmanDifficulty?, mode: HangmanOptions.Mode
      ) in
      if let changed = HangmanOptions(
        source: source, difficulty: difficulty, misses: options.misses, mode: mode)
      {
        choose(changed)
      }
    }
    return [
      ChoiceRow(
        HangmanScreenTexts.category,
        [HangmanScreenTexts.anyCategory]
          + HangmanCategory.allCases.map { HangmanTexts.name(of: $0) },
        chosen: sources.firstIndex(of: options.source)
      ) { change(sources[$0], options.difficulty, options.mode) },
      ChoiceRow(
        HangmanScreenTexts.difficulty, difficulties.map { HangmanTexts.name(of: $0) },
        chosen: difficulties.firstIndex(of: options.difficulty)
      ) { change(options.source, difficulties[$0], options.mode) },
      ChoiceRow(
        HangmanScreenTexts.mode, modes.map { HangmanScreenTexts.name(of: $0) },
        chosen: modes.firstIndex(of: options.mode),
        note: HangmanScreenTexts.explanation(of: options.mode)
      ) { change(options.source, options.difficulty, modes[$0]) },
    ]
  }
}
