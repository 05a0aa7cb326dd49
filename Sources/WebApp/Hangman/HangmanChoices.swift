import ByteStrings
import Games
import Markup
import Screens
import Words

/// The choice of category, difficulty and mode, in the modal for a new game and in the settings.
struct HangmanChoices {
  /// Distinguishes the radio buttons of one place from those of another.
  let prefix: PlainText
  let options: HangmanOptions
  let choose: (HangmanOptions) -> Void

  var body: Node {
    div(.class("choices")) {
      label(.class("select")) {
        span { HangmanScreenTexts.category }
        select(.value("\(chosenCategory)"), .handle(.change, chooseCategory)) {
          option(.value("0")) { HangmanScreenTexts.anyCategory }
          for category in HangmanCategory.allCases {
            option(.value("\(Int(category.rawValue) + 1)")) { HangmanTexts.name(of: category) }
          }
        }
      }
      Segments(
        name: prefix + "-hangman-difficulty", title: HangmanScreenTexts.difficulty, count: 4
      ) { number in
        let difficulty = number == 0 ? nil : HangmanDifficulty.allCases[number - 1]
        return choice(
          HangmanTexts.name(of: difficulty), options.source, difficulty, options.mode)
      }.body
      MoreChoices {
        Segments(name: prefix + "-hangman-mode", title: HangmanScreenTexts.mode, count: 2) {
          number in
          let mode = HangmanOptions.Mode.allCases[number]
          return choice(
            HangmanScreenTexts.name(of: mode), options.source, options.difficulty, mode)
        }.body
        p(.class("note")) { HangmanScreenTexts.explanation(of: options.mode) }
      }.body
    }
  }

  /// The index of the category among the options of the list.
  private var chosenCategory: Int {
    if case .category(let category) = options.source { return Int(category.rawValue) + 1 }
    return 0
  }

  private func chooseCategory(_ event: Event) -> Handling {
    let number = (try? decimal(Array(event.text.utf8)[...])).map { Int($0) } ?? 0
    var source = HangmanOptions.Source.any
    for category in HangmanCategory.allCases where Int(category.rawValue) + 1 == number {
      source = .category(category)
    }
    choose(options.with(source, options.difficulty, options.mode))
    return .handled
  }

  private func choice(
    _ title: PlainText, _ source: HangmanOptions.Source, _ difficulty: HangmanDifficulty?,
    _ mode: HangmanOptions.Mode
  ) -> Segments.Choice {
    let chosen = options.with(source, difficulty, mode)
    return Segments.Choice(title: title, isChosen: chosen == options) { choose(chosen) }
  }
}

extension HangmanOptions {
  /// The options with other choices and the same number of misses.
  func with(
    _ source: Source, _ difficulty: HangmanDifficulty?, _ mode: Mode
  ) -> HangmanOptions {
    HangmanOptions(source: source, difficulty: difficulty, misses: misses, mode: mode, words: words)
      ?? self
  }
}
