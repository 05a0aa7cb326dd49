import ArgumentParser
import Backend
import Sync

/// `pastime restored`: informs a server that its PostgreSQL database was reset to a copy.
struct Restored: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell a server that its database was reset to a copy.",
    discussion: """
      After pg_restore, and before a service starts again: every player starts a new generation, so devices offer \
      all they hold, and what was played since the copy was made comes back. A folder does not \
      need this: pastime restore does it.
      """)

  @Option(help: ArgumentHelp("The PostgreSQL database of the server.", valueName: "url"))
  var database: DatabaseArgument

  func validate() throws { try database.validate() }

  func run() throws {
    let address = try database.address()
    let store: PostgresStore = try .open(address, makesTables: false)
    do throws(StoreError) {
      try store.renewGenerations { Generation(bits: .random(in: .min ... .max)) }
    } catch {
      throw CommandError(
        message: "\(address): Nothing can be written to the database.",
        code: CommandError.noDatabase)
    }
    Console.print("\(address): restored")
  }
}
