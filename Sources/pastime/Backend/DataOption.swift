import ArgumentParser
import Backend

/// The data folder of a server.
struct DataOption: ParsableArguments {
  @Option(help: ArgumentHelp("The folder in which the server keeps everything.", valueName: "dir"))
  var data = "/var/lib/pastime"

  /// The path of the database file.
  var database: String { BackendFolder.database(in: data) }

  func validate() throws {
    guard !data.isEmpty, RawText.isUTF8(data) else {
      throw ValidationError("The path of a folder of data is UTF-8.")
    }
  }
}

/// The file of a copy. SQLite opens it, and accepts only UTF-8 names.
struct CopyFile: ExpressibleByArgument {
  let name: String

  init?(argument: String) {
    guard !argument.isEmpty, RawText.isUTF8(argument) else { return nil }
    name = argument
  }
}

extension BackendReader {
  /// Opens a database, or ends the command with a message.
  /// - Parameter isCopy: whether the file is a copy, so that the message must not suggest to restore another copy in
  ///   its place.
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
