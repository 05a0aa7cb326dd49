import ArgumentParser
import House

extension PostgresAddress: ExpressibleByArgument {
  /// Reads `postgres://user@host/name`.
  public init?(argument: String) { self.init(argument) }
}

extension HouseStore where Self == PostgresStore {
  /// Opens a database, or ends the command with a sentence.
  static func open(_ address: PostgresAddress) throws(CommandError) -> PostgresStore {
    do throws(OpeningError) { return try PostgresStore(address) } catch {
      throw CommandError(address, error)
    }
  }
}

extension PostgresReader {
  /// Opens a database to look at it, or ends the command with a sentence.
  static func open(_ address: PostgresAddress) throws(CommandError) -> PostgresReader {
    do throws(OpeningError) { return try PostgresReader(address) } catch {
      throw CommandError(address, error)
    }
  }
}

extension CommandError {
  /// A database could not be opened.
  fileprivate init(_ address: PostgresAddress, _ error: OpeningError) {
    self.init(
      message: PostgresOpeningError(address, error).description, code: Self.noDatabase)
  }
}
