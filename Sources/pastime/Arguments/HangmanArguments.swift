import ArgumentParser
import Games
import Library
import WordData
import Words

/// The options for dealing a Hangman.
struct HangmanArguments: GameArguments {
  typealias Played = Hangman

  static let abstract = "Find the hidden word letter by letter."

  /// A category, as written on the command line: its keyword in a record.
  struct Category: ExpressibleByArgument {
    let category: HangmanCategory

    static var allValueStrings: [String] { HangmanCategory.allCases.map { "\($0.keyword)" } }

    init?(argument: String) {
      guard let category = HangmanCategory.allCases.first(where: { "\($0.keyword)" == argument })
      else { return nil }
      self.category = category
    }
  }

  /// How hard the answer is, as written on the command line.
  enum Difficulty: String, CaseIterable, ExpressibleByArgument {
    case easy
    case medium
    case hard

    var difficulty: HangmanDifficulty {
      switch self {
      case .easy: .easy
      case .medium: .medium
      case .hard: .hard
      }
    }
  }

  @Option(help: "What the answer is about; without it, anything.")
  var category: Category?

  @Option(help: "How hard the answer is; without it, any.")
  var difficulty: Difficulty?

  @Option(help: "How many misses lose the game, 6 to 8.")
  var misses = 6

  @Flag(help: "Settle the answer as late as possible.")
  var evil = false

  @OptionGroup
  var spoken: LanguageOption

  func validate() throws {
    guard options != nil else { throw ValidationError("The number of misses is 6 to 8.") }
  }

  func book(in language: WordLanguage) throws(CommandError) -> HangmanBook {
    guard let book = try? HangmanBook(HangmanWords.bytes(in: language), in: language) else {
      throw CommandError(message: nothingToDeal, code: CommandError.damagedWords)
    }
    return book
  }

  var options: HangmanOptions? {
    HangmanOptions(
      source: category.map { .category($0.category) } ?? .any,
      difficulty: difficulty?.difficulty, misses: misses, mode: evil ? .evil : .standard,
      words: language)
  }

  var language: WordLanguage { spoken.language }

  var nothingToDeal: String { "There is no answer of this kind." }
}
