import Backend
import Foundation
import HTTPService
import Logging

/// A server for `Tools/bench/backend.py`: without the limits that slow down clients with many requests, and with a
/// configurable number of pushes in a transaction.
///
///     BackendBenchmark PAGE PLACE PUSHES
///     BackendBenchmark store PLACE PUSHES
///
/// `PLACE` is a folder, or the address of a PostgreSQL database. The first form prints its address, and ends at
/// SIGTERM. The second form uses no network: it stores moves for some seconds, and prints how many it stored per
/// second.
@main
enum BackendBenchmark {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let pushes = Int(arguments[3]), pushes > 0 else {
      fatalError("usage: BackendBenchmark PAGE PLACE PUSHES")
    }
    let folder: BackendFolder?
    let store: any BackendStore
    if let address = PostgresAddress(arguments[2]) {
      folder = nil
      store = try PostgresStore(address)
    } else {
      let opened = try BackendFolder(path: arguments[2])
      folder = opened
      store = opened.store
    }
    defer { withExtendedLifetime(folder) {} }
    if arguments[1] == "store" {
      let rate = try await StoreBenchmark(store, pushesAtOnce: pushes).run(for: .seconds(4))
      print("kept \(rate)")
      return try store.close()
    }
    var backend = BackendConfiguration()
    backend.pushesAtOnce = pushes
    backend.requestsAMinute = 100_000_000
    backend.playersAnHour = 1_000
    backend.bytesADay = .max
    let service = WebService(
      site: try Site(directory: arguments[1]),
      backend: ServerContext(of: store, configuration: backend),
      configuration: ServiceConfiguration(port: 0),
      logger: Logger(label: "benchmark") { _ in SwiftLogNoOpLogHandler() })
    try await service.run { address in
      // A program that reads the pipe waits for this line.
      FileHandle.standardOutput.write(Data("Pastime is at \(address.url)\n".utf8))
    }
    try store.close()
  }
}
