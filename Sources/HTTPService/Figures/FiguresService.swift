import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Serves the figures of a service to programs on this machine.
struct FiguresService: ServiceLifecycle.Service {
  let responder: OutermostResponder<FiguresResponder>
  let port: Int
  let server: HTTPServerBuilder
  let logger: Logger
  var onListening: @Sendable (Int) async -> Void = { _ in }

  func run() async throws {
    do {
      try await Application(
        responder: responder, server: server,
        configuration: ApplicationConfiguration(address: .hostname(Self.host, port: port)),
        onServerRunning: { [onListening] in await onListening($0.localAddress?.port ?? 0) },
        logger: logger
      ).run()
    } catch let error as IOError {
      throw ListeningError.unavailable(host: Self.host, port: port, reason: "\(error)")
    }
  }

  private static let host = "127.0.0.1"
}
