import ArgumentParser
import Games
import Library

/// Deals a Memorize.
struct DealMemorize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memorize", abstract: "Find the pairs.")

  /// A theme, as it is written on the command line: by its name.
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

  /// How points are counted, as it is written on the command line.
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

  @OptionGroup
  var deal: DealOptions

  func validate() throws {
    guard (1...2).contains(players) else { throw ValidationError("One can play, or two.") }
  }

  func run() throws {
    let themes = theme.flatMap { MemorizeThemes([$0.theme]) } ?? .builtIn
    let options = MemorizeOptions(isQuick: scoring == .quick, hasTwoPlayers: players == 2)
    let failure = Failure(message: "There is no theme.", code: Failure.damagedWords)
    try deal.printGame(of: Memorize.self, options, from: themes, orElse: failure)
  }
}
