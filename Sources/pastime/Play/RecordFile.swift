import ArgumentParser
import Games
import Library

/// The file that stores a game while it is played.
struct RecordFile: ExpressibleByArgument {
  let name: String

  init(argument: String) { name = argument }

  /// The stored game; nil if there is no file yet.
  /// - Throws: why the file cannot be used. It is not changed.
  func session<G: TerminalGame>(of game: G.Type) throws(CommandError) -> Session<G>? {
    guard file.hasFolder else {
      throw CommandError(message: PlayTexts.noFolder(of: name), code: CommandError.noInput)
    }
    file.clear()
    guard file.isThere else { return nil }
    let bytes = try Input(argument: name).read()
    let reading: RecordReading
    do throws(RecordError) {
      reading = try RecordReading(bytes)
      if let error = reading.error { throw error }
    } catch {
      throw CommandError(message: error.message(in: name), code: CommandError.faultyRecord)
    }
    guard let session = reading.session.session(of: G.self) else {
      throw CommandError(message: PlayTexts.otherGame(in: name), code: CommandError.usage)
    }
    return session
  }

  /// Writes the record, either completely or not at all.
  func write(_ record: [UInt8]) throws { try file.replace(with: record) }

  private var file: AtomicFile { AtomicFile(name) }
}
