import ArgumentParser

/// Deals a new game.
struct Deal: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Deals a new game and prints its record.",
    subcommands: [DealCodeword.self, DealAnagrams.self, DealHangman.self, DealMemorize.self])
}
