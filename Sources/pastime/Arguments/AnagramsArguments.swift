import ArgumentParser
import Games
import Library
import Words

/// The options for dealing an Anagrams.
struct AnagramsArguments: GameArguments {
  typealias Played = Anagrams

  static let abstract = "Find the words that are in six letters."

  /// How a rack is played, as written on the command line.
  enum Mode: String, CaseIterable, ExpressibleByArgument {
    case classic
    case findAll = "find-all"
    case timed

    var mode: AnagramsOptions.Mode {
      switch self {
      case .classic: .classic
      case .findAll: .findAll
      case .timed: .timed
      }
    }
  }

  /// Where the racks come from, as written on the command line.
  enum Racks: String, CaseIterable, ExpressibleByArgument {
    case easy
    case medium
    case hard
    case samples

    var racks: AnagramsOptions.Racks {
      switch self {
      case .easy: .easy
      case .medium: .medium
      case .hard: .hard
      case .samples: .samples
      }
    }
  }

  @Option(help: "How a rack is played.")
  var mode = Mode.classic

  @Option(help: "How common the words are, or the racks that are known by name.")
  var racks = Racks.medium

  @Option(help: "The number of racks, 1 to 9, of samples 1 to 3; without it, what is usual.")
  var count: Int?

  @OptionGroup
  var spoken: LanguageOption

  @OptionGroup
  var words: WordsOption

  func validate() throws {
    guard options != nil else {
      throw ValidationError(
        "The number of racks is 1 to 9, of samples 1 to 3, and samples are in English.")
    }
  }

  func book(in language: WordLanguage) throws(CommandError) -> WordBook {
    try words.book(in: language)
  }

  var options: AnagramsOptions? {
    let standard = AnagramsOptions.standard(mode.mode).count
    let most = racks == .samples ? AnagramsSamples.count : AnagramsOptions.counts.upperBound
    return AnagramsOptions(
      mode: mode.mode, racks: racks.racks, count: count ?? min(standard, most), words: language)
  }

  var language: WordLanguage { spoken.language }

  var nothingToDeal: String { "The word lists have too few racks of this kind." }
}
