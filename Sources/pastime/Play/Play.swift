import ArgumentParser
import Games
import Library

/// Plays a game in the terminal.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays a game in the terminal, in plain text.",
    discussion: """
      Each line that is typed is answered by one line, so that a screen reader or a braille line can \
      follow. The record is the same as in the browser.
      """,
    subcommands: GameKind.allCases.map { command(for: $0.arguments) })

  private static func command<Arguments: GameArguments>(
    for arguments: Arguments.Type
  ) -> any ParsableCommand.Type { PlayGame<Arguments>.self }
}

/// Plays a game of one kind.
struct PlayGame<Arguments: GameArguments>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "\(Arguments.Played.kind.keyword)", abstract: Arguments.abstract)
  }

  @Option(help: "The file to keep the game in. Where it is there already, that game goes on.")
  var record: RecordFile?

  @OptionGroup
  var arguments: Arguments

  @OptionGroup
  var deal: DealOptions

  func run() throws {
    let kept = try record?.session(of: Arguments.Played.self)
    let (session, book) =
      if let kept {
        (kept, try arguments.book(in: Arguments.Played.wrap(kept).words ?? .english))
      } else { try arguments.deal(by: deal) }
    var table = Table(session, book: book, file: record)
    table.play()
  }
}
