import ArgumentParser
import Library

/// Deals a new game.
struct Deal: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Deals a new game and prints its record.",
    subcommands: [
      DealGame<CodewordArguments>.self, DealGame<AnagramsArguments>.self,
      DealGame<HangmanArguments>.self, DealGame<MemorizeArguments>.self,
      DealGame<TimesArguments>.self,
    ])
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
