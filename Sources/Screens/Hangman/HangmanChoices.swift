import ByteStrings
import Games

/// What a form asks about a game of Hangman: category, difficulty and mode.
package enum HangmanChoices {
  package static func rows(
    _ options: HangmanOptions, choose: @escaping (HangmanOptions) -> Void
  ) -> [OptionRow] {
    let change = {
      (source: HangmanOptions.Source, difficulty: HangmanDifficulty?, mode: HangmanOptions.Mode) in
      HangmanOptions(
        source: source, difficulty: difficulty, misses: options.misses, mode: mode,
        words: options.words)
    }
    let (source, difficulty, mode) = (options.source, options.difficulty, options.mode)
    let difficulties: (Int) -> HangmanDifficulty? = {
      $0 == 0 ? nil : HangmanDifficulty.allCases[$0 - 1]
    }
    return [
      OptionRow(
        HangmanScreenTexts.category, .list, count: HangmanCategory.allCases.count + 1,
        isMore: false, of: options, choose: choose,
        name: {
          $0 == 0
            ? HangmanScreenTexts.anyCategory
            : HangmanTexts.name(of: HangmanCategory.allCases[$0 - 1])
        }
      ) {
        change(
          $0 == 0 ? .any : .category(HangmanCategory.allCases[$0 - 1]), difficulty, mode)
      },
      OptionRow(
        HangmanScreenTexts.difficulty, count: HangmanDifficulty.allCases.count + 1, isMore: false,
        of: options, choose: choose, name: { HangmanTexts.name(of: difficulties($0)) }
      ) { change(source, difficulties($0), mode) },
      OptionRow(
        HangmanScreenTexts.mode, count: HangmanOptions.Mode.allCases.count,
        note: HangmanScreenTexts.explanation(of: mode), of: options, choose: choose,
        name: { HangmanScreenTexts.name(of: HangmanOptions.Mode.allCases[$0]) }
      ) { change(source, difficulty, HangmanOptions.Mode.allCases[$0]) },
    ]
  }
}
