import ArgumentParser
import Backend

/// The folder of a server.
struct DataOption: ParsableArguments {
  @Option(help: ArgumentHelp("The folder in which the server keeps everything.", valueName: "dir"))
  var data = "/var/lib/pastime"

  /// The file of the database.
  var database: String { BackendFolder.database(in: data) }

  func validate() throws {
    guard !data.isEmpty, RawText.isUTF8(data) else {
      throw ValidationError("The path of a folder of data is UTF-8.")
    }
  }
}

/// The file of a copy: SQLite opens it, which takes UTF-8 alone.
struct CopyFile: ExpressibleByArgument {
  let name: String

  init?(argument: String) {
    guard !argument.isEmpty, RawText.isUTF8(argument) else { return nil }
    name = argument
  }
}

extension BackendReader {
  /// Opens a database, or ends the command with a sentence.
  /// - Parameter isCopy: whether it is a copy, in whose place no other one belongs.
  static func open(_ file: String, isCopy: Bool = false) throws(CommandError) -> BackendReader {
    guard AtomicFile(file).isThere else {
      throw CommandError(message: "\(file): There is no such file.", code: CommandError.noInput)
    }
    do throws(OpeningError) { return try BackendReader(path: file) } catch {
      let error = isCopy && error == .damaged ? .notADatabase : error
      throw CommandError(
        message: BackendFolderError.database(file, error).description, code: CommandError.noInput)
    }
  }
}
