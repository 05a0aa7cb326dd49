import ArgumentParser
import Backend

/// The argument for the address of a database: `postgres://user@host/name`.
///
/// Reading it never fails; commands reject it during validation. The argument parser would print an unreadable argument
/// in its message, and this argument can contain a password.
struct DatabaseArgument: ExpressibleByArgument {
  private let read: PostgresAddress?

  init(argument: String) { read = PostgresAddress(argument) }

  /// The address.
  /// - Throws: an error without any part of the argument if it is not an address.
  func address() throws(CommandError) -> PostgresAddress {
    guard let read else {
      throw CommandError(
        message: """
          What stands behind --database is not the address of a database, such as \
          postgres://user@host/name. In a password @ is written as %40, and / as %2F.
          """, code: CommandError.usage)
    }
    return read
  }

  /// Rejects an argument that is not an address.
  func validate() throws {
    do throws(CommandError) { _ = try address() } catch { throw ValidationError(error.message) }
  }
}

extension BackendStore where Self == PostgresStore {
  /// Opens a database, or ends the command with a message.
  /// - Parameters:
  ///   - makesTables: whether to create the tables of a server in an empty database.
  ///   - report: is called for each outage.
  static func open(
    _ address: PostgresAddress, makesTables: Bool = true,
    report: @escaping @Sendable (OutageEvent) -> Void = { _ in }
  ) throws(CommandError) -> PostgresStore {
    do throws(OpeningError) {
      return try PostgresStore(address, makesTables: makesTables, report: report)
    } catch {
      throw CommandError(address, error)
    }
  }
}

extension PostgresReader {
  /// Opens a database for reading, or ends the command with a message.
  static func open(_ address: PostgresAddress) throws(CommandError) -> PostgresReader {
    do throws(OpeningError) { return try PostgresReader(address) } catch {
      throw CommandError(address, error)
    }
  }
}

extension CommandError {
  /// The error for a database that could not be opened.
  fileprivate init(_ address: PostgresAddress, _ error: OpeningError) {
    self.init(
      message: PostgresOpeningError(address, error).description, code: Self.noDatabase)
  }
}
