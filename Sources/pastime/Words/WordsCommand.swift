import ArgumentParser

/// `pastime words`: tools for word lists.
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words", abstract: "Tools for people who make word lists.",
    subcommands: [LintWords.self])
}
