import ArgumentParser
import Backend

/// What was given as the address of a database: `postgres://user@host/name`.
///
/// Reading it never fails, and commands refuse it when they validate. The parser of arguments would repeat what
/// it could not read, and this may have a password.
struct DatabaseArgument: ExpressibleByArgument {
  private let read: PostgresAddress?

  init(argument: String) { read = PostgresAddress(argument) }

  /// The address.
  /// - Throws: that it is none, without a word of it.
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

  /// Refuses what is no address.
  func validate() throws {
    do throws(CommandError) { _ = try address() } catch { throw ValidationError(error.message) }
  }
}

extension BackendStore where Self == PostgresStore {
  /// Opens a database, or ends the command with a sentence.
  /// - Parameters:
  ///   - makesTables: whether an empty one becomes that of a server.
  ///   - report: is told of outages.
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
