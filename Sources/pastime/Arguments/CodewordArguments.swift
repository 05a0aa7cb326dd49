import ArgumentParser
import Games
import Library
import Words

/// The options for dealing a Codeword.
struct CodewordArguments: GameArguments {
  typealias Played = Codeword

  static let abstract = "Find the hidden word."

  /// How strictly known hints must be used, as written on the command line.
  enum Mode: String, CaseIterable, ExpressibleByArgument {
    case standard
    case hard
    case ultraHard = "ultra-hard"

    var mode: CodewordOptions.Mode {
      switch self {
      case .standard: .standard
      case .hard: .hard
      case .ultraHard: .ultraHard
      }
    }
  }

  @Option(help: "The number of letters, 3 to 6.")
  var length = 5

  @Option(help: "The number of attempts, 1 to 99; without it, as many as the player likes.")
  var attempts: Int?

  @Option(help: "How strictly known hints bind the next attempt.")
  var mode = Mode.standard

  @Flag(help: "Tell during play how many words still fit. Statistics leave such a game out.")
  var assisted = false

  @OptionGroup
  var spoken: LanguageOption

  @OptionGroup
  var words: WordsOption

  func validate() throws {
    guard CodewordOptions.lengths.contains(length) else {
      throw ValidationError("The length is 3 to 6 letters.")
    }
    guard CodewordOptions.limits.contains(attempts ?? 1) else {
      throw ValidationError("The number of attempts is 1 to 99.")
    }
  }

  func book(in language: WordLanguage) throws(CommandError) -> WordBook {
    try words.book(in: language)
  }

  var options: CodewordOptions? {
    CodewordOptions(
      length: length, limit: attempts, mode: mode.mode, isAssisted: assisted, words: language)
  }

  var language: WordLanguage { spoken.language }

  var nothingToDeal: String { "The word lists have no answer of \(length) letters." }
}
