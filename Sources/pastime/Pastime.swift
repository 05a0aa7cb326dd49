import ArgumentParser
import Library
import WordData
import Words

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command: plays and deals games, replays their records and checks them.
@main
struct Pastime: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pastime",
    abstract: "Classic word and brain games.",
    discussion: """
      Exit codes: 0 all is well; 1 a record, a list or a server is at fault; 2 the command was not understood; \
      65 a word list is damaged, or a certificate is none; 66 a file is not there or cannot be read; \
      69 a database cannot be used, or a port is in use; 73 a folder of data cannot be used, or a file not be made; \
      74 standard output cannot be written.
      """,
    version: version,
    subcommands: [
      Serve.self, Play.self, Deal.self, Replay.self, Verify.self, CoachCommand.self,
      WordsCommand.self, Backup.self, Restore.self, Restored.self, Check.self,
    ])

  /// The version, and the edition of the word lists as the page shows it.
  private static var version: String {
    let edition = String(WordBook.identity(ofPacked: PackedWords.bytes(in: .english)), radix: 16)
    let zeros = String(repeating: "0", count: 16 - edition.count)
    return "\(Release.version) (words \(zeros)\(edition))"
  }

  /// Runs the command that the arguments name, and exits with its exit code.
  static func main() async {
    // A write to a closed pipe shall fail with an error, which is reported, and not end the process.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot(RawText.arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandError {
      Console.complain(failure.message)
      exit(withError: failure.code)
    } catch {
      switch exitCode(for: error) {
      case .success: Console.print(fullMessage(for: error))
      case .validationFailure:
        Console.complain(fullMessage(for: error))
        exit(withError: CommandError.usage)
      default: exit(withError: error)
      }
    }
  }
}
