import Backend
import CPostgres
import Foundation
import Synchronization

/// A PostgreSQL server for tests, with its own folder, which only this machine reaches. It ends with the
/// process that started it, however that process ends.
public final class PostgresServer: Sendable {
  /// The server that tests share, each with its own database; nil if PostgreSQL is not installed.
  public static let shared: PostgresServer? = programs == nil ? nil : try? PostgresServer()

  /// Whether a server can be started.
  public static var isInstalled: Bool { programs != nil }

  /// Starts the shared server if it is not running, on a thread that other tests do not need.
  /// - Returns: whether PostgreSQL is installed.
  public static func prepare() async -> Bool {
    guard isInstalled else { return false }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = shared
        continuation.resume()
      }
    }
    return true
  }

  /// Starts a server for one test alone, on a thread that other tests do not need.
  public static func start() async throws -> PostgresServer {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try PostgresServer() })
      }
    }
  }

  private let folder: String
  /// The input of the shell that runs the server. The shell stops the server when this pipe closes, as it does
  /// when the process ends.
  private let orders = Pipe()
  private let answers = Pipe()
  private let count = Mutex(0)

  /// Starts a server, and waits until it answers.
  private init() throws {
    // The path of a socket must be short, so the folder is not in the temporary folder of macOS.
    folder = "/tmp/pastime-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    if getuid() == 0 {
      let owner = getpwnam("postgres").pointee
      guard chown(folder, owner.pw_uid, owner.pw_gid) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
    let shell = Self.process([
      "sh", "-c",
      """
      set -e
      initdb --pgdata="$0/data" --auth=trust --username=pastime --encoding=UTF8 --locale=C \
        --no-sync >"$0/log" 2>&1
      echo "listen_addresses = ''" >>"$0/data/postgresql.conf"
      echo "unix_socket_directories = '$0'" >>"$0/data/postgresql.conf"
      echo "max_connections = 400" >>"$0/data/postgresql.conf"
      while read -r order; do
        case $order in
          start) pg_ctl --pgdata="$0/data" --log="$0/log" --wait start </dev/null >>"$0/log" 2>&1 ;;
          crash) pg_ctl --pgdata="$0/data" --mode=immediate stop </dev/null >>"$0/log" 2>&1 ;;
        esac
        echo "$order"
      done
      pg_ctl --pgdata="$0/data" --mode=immediate stop >/dev/null 2>&1 || true
      rm -rf "$0"
      """, folder,
    ])
    shell.standardInput = orders
    shell.standardOutput = answers
    try shell.run()
    try start()
  }

  deinit { try? orders.fileHandleForWriting.close() }

  /// The address of a new, empty database.
  public func database() throws -> String {
    let name = count.withLock { count in
      count += 1
      return "house\(count)"
    }
    try run("CREATE DATABASE \(name)", at: address(of: "postgres"))
    return address(of: name)
  }

  /// The address of a database on this server.
  public func address(of name: String) -> String {
    "postgres://pastime@/\(name)?host=\(folder)"
  }

  /// Runs a statement in a database.
  public func run(_ statement: String, at address: String) throws {
    let connection = PQconnectdb(address)
    defer { PQfinish(connection) }
    let result = PQexec(connection, statement)
    defer { PQclear(result) }
    guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else {
      throw PostgresFailure(reason: String(cString: PQerrorMessage(connection)))
    }
  }

  /// Stops the server as a power cut would: none of its processes has time for anything.
  public func crash() throws { try order("crash") }

  /// Starts it again, and waits until it answers.
  public func start() throws { try order("start") }

  /// Gives the shell an order. The server is the shell's child, so this process keeps nothing of it.
  private func order(_ order: String) throws {
    let line = Data("\(order)\n".utf8)
    try orders.fileHandleForWriting.write(contentsOf: line)
    guard answers.fileHandleForReading.availableData == line else {
      throw CocoaError(.executableLoad)
    }
  }

  /// The folder of the server's programs, which Debian keeps out of the search path.
  private static let programs: String? = {
    let files = FileManager.default
    let versions = (try? files.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      versions.sorted().reversed().map { "/usr/lib/postgresql/\($0)/bin" }
      + search.split(separator: ":").map(String.init)
    return folders.first { files.isExecutableFile(atPath: "\($0)/initdb") }
  }()

  /// A process that does not run as root, because PostgreSQL refuses to.
  private static func process(_ command: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let user = getuid() == 0 ? ["runuser", "-u", "postgres", "--"] : []
    process.arguments = user + command
    process.currentDirectoryURL = URL(filePath: "/tmp")
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = [programs, environment["PATH"]].compactMap { $0 }.joined(separator: ":")
    process.environment = environment
    return process
  }
}

/// A refusal by the server.
public struct PostgresFailure: Error {
  /// The reason in the server's own words.
  public let reason: String
}
