import Hummingbird
import Logging
import NIOCore

/// The data that the service has about one request besides the request itself.
///
/// Hummingbird's own context has decoders and parameters, which no resource here needs.
struct RequestScope: InitializableFromSource, Sendable {
  let logger: Logger
  /// The connection; nil in a test without a connection.
  let channel: (any Channel)?

  init(source: ApplicationRequestContextSource) {
    logger = source.logger
    channel = source.channel
  }

  init(logger: Logger) {
    self.logger = logger
    channel = nil
  }
}
