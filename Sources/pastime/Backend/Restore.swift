import ArgumentParser
import Backend

/// `pastime restore`: resets a server to a copy.
struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Put a copy in the place of what a server keeps.",
    discussion: """
      The server may not run meanwhile. What was there before stays in a folder beside it. Devices then \
      offer all they hold, so whatever they played since the copy was made comes back.
      """)

  @Argument(help: "A file that pastime backup made.")
  var file: CopyFile

  @OptionGroup
  var backend: DataOption

  func run() throws {
    let reader = try BackendReader.open(file.name, isCopy: true)
    let aside: String?
    do throws(RestoringError) {
      aside = try BackendFolder.restore(file.name, to: backend.data)
    } catch { throw commandError(error) }
    Console.print("\(backend.data): restored, \(PlayerCount(try reader.playerCount))")
    if let aside { Console.print("What was there before is in \(aside)") }
  }

  private func commandError(_ error: RestoringError) -> CommandError {
    switch error {
    case .folder(let error):
      CommandError(message: error.description, code: CommandError.noFolder)
    case .copy(let error):
      CommandError(
        message: BackendFolderError.database(file.name, error).description,
        code: CommandError.noInput)
    case .unavailable(let reason):
      CommandError(
        message: "\(backend.data): The copy cannot be put there: \(reason)",
        code: CommandError.noFolder)
    }
  }
}
