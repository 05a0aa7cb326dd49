import Hummingbird
import Logging

/// What the service knows of one request besides the request itself.
///
/// Hummingbird's own context has decoders and parameters, which no resource here needs.
struct RequestScope: InitializableFromSource, Sendable {
  let logger: Logger

  init(source: ApplicationRequestContextSource) {
    logger = source.logger
  }

  init(logger: Logger) {
    self.logger = logger
  }
}
