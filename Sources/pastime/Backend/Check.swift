import ArgumentParser
import Backend
import Library
import Sync

/// `pastime check`: checks all of a server's data.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look through everything that a server keeps.",
    discussion: """
      The file itself, the numbers in it, each row and each judged play, and each record by the rules. Whatever is wrong gives a \
      line; then the totals follow. The server may run meanwhile.
      """)

  @Argument(help: "A copy to look through, and not the server itself.")
  var file: CopyFile?

  @OptionGroup
  var backend: DataOption

  @Option(
    help: ArgumentHelp("The PostgreSQL database of the server, instead.", valueName: "url"))
  var database: DatabaseArgument?

  func validate() throws {
    try database?.validate()
    if file != nil, database != nil {
      throw ValidationError("One thing is looked through: a copy or a database.")
    }
  }

  func run() throws {
    if let address = try database?.address() {
      try look(through: PostgresReader.open(address), as: address.description)
    } else {
      let name = file?.name ?? backend.database
      try look(through: BackendReader.open(name, isCopy: file != nil), as: name)
    }
  }

  private func look(through backend: some CheckedBackend, as name: String) throws {
    let check = BackendCheck(backend) { Console.print("\(name): \(BackendTexts.phrase(for: $0))") }
    for (total, count) in BackendTexts.totals(of: check) { Console.print("\(total) \(count)") }
    if check.faults > 0 { throw CommandError.faultyRecord }
  }
}
