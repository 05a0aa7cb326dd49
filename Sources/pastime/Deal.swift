import ArgumentParser
import Games
import Library

/// Deals a new game.
struct Deal: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Deals a new game and prints its record.",
    subcommands: GameKind.allCases.map { command(for: $0.arguments) })

  private static func command<Arguments: GameArguments>(
    for arguments: Arguments.Type
  ) -> any ParsableCommand.Type { DealGame<Arguments>.self }
}

/// Deals a new game of one kind.
struct DealGame<Arguments: GameArguments>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "\(Arguments.Played.kind.keyword)", abstract: Arguments.abstract)
  }

  @OptionGroup
  var arguments: Arguments

  @OptionGroup
  var deal: DealOptions

  func run() throws {
    Console.write(Arguments.Played.wrap(try arguments.deal(by: deal).session).record)
  }
}
