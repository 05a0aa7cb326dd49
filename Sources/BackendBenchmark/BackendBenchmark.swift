import Foundation
import Backend
import Logging
import HTTPService

/// A server for `Tools/bench/backend.py`: without the limits that hold back whoever asks for much, and with so
/// many pushes in a transaction as are to be compared.
///
///     BackendBenchmark PAGE PLACE PUSHES
///     BackendBenchmark store PLACE PUSHES
///
/// The place is a folder, or the address of a PostgreSQL database. The first prints where it is, and ends at
/// SIGTERM; the second has no network, keeps moves for some seconds, and prints how many a second.
@main
enum BackendBenchmark {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let pushes = Int(arguments[3]), pushes > 0 else {
      fatalError("usage: HouseBenchmark PAGE PLACE PUSHES")
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
      // Whoever reads a pipe waits for this line.
      FileHandle.standardOutput.write(Data("Pastime is at \(address.url)\n".utf8))
    }
    try store.close()
  }
}
