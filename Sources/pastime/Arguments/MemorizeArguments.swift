import ArgumentParser
import Games
import Library
import Words

/// The options for dealing a Memorize.
struct MemorizeArguments: GameArguments {
  typealias Played = Memorize

  static let abstract = "Find the pairs."

  /// A theme, as written on the command line: its name.
  struct Theme: ExpressibleByArgument {
    let theme: MemorizeTheme

    static var allValueStrings: [String] { MemorizeThemes.builtIn.themes.map(\.look.name) }

    init?(argument: String) {
      guard
        let theme = MemorizeThemes.builtIn.themes.first(where: {
          $0.look.name.lowercased() == argument.lowercased()
        })
      else { return nil }
      self.theme = theme
    }
  }

  /// How points are counted, as written on the command line.
  enum Scoring: String, CaseIterable, ExpressibleByArgument {
    case plain
    case quick
  }

  @Option(help: "What the cards show; without it, one of the themes by chance.")
  var theme: Theme?

  @Option(help: "How points are counted.")
  var scoring = Scoring.plain

  @Option(help: "How many play, 1 or 2.")
  var players = 1

  func validate() throws {
    guard options != nil else { throw ValidationError("The number of players is 1 or 2.") }
  }

  func book(in language: WordLanguage) throws(CommandError) -> MemorizeThemes {
    theme.flatMap { MemorizeThemes([$0.theme]) } ?? .builtIn
  }

  var options: MemorizeOptions? {
    guard (1...2).contains(players) else { return nil }
    return MemorizeOptions(isQuick: scoring == .quick, hasTwoPlayers: players == 2)
  }

  func dailyBook() throws(CommandError) -> MemorizeThemes { .daily }

  var nothingToDeal: String { "There is no theme." }
}
