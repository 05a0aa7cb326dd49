import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The service: serves a site over HTTP until it receives a signal to stop.
public struct WebService: Sendable {
  private let configuration: ServiceConfiguration
  private let logger: Logger
  private let responder: OutermostResponder<ServiceResponder>
  private let figures: OutermostResponder<FiguresResponder>
  private let certificate: ServerCertificate?
  private let backend: ServerContext?
  private let connections: ConnectionLimit

  /// - Parameters:
  ///   - site: the page.
  ///   - backend: the server that stores the players' games; nil if games stay in the browsers.
  ///   - certificate: the certificate that encrypts connections; nil if a proxy encrypts them, or if they are not
  ///     encrypted.
  ///   - configuration: where to listen, and the limits.
  ///   - logger: gets one line per request at level `info`, and all errors.
  public init(
    site: Site, backend: ServerContext? = nil, certificate: ServerCertificate? = nil,
    configuration: ServiceConfiguration, logger: Logger
  ) {
    self.configuration = configuration
    self.certificate = certificate
    self.logger = logger
    self.backend = backend
    connections = ConnectionLimit(
      most: configuration.maximumConnectionsFromOne, proxies: backend?.proxies ?? [])
    let counts = backend?.figures ?? Figures(hasBackend: false)
    responder = OutermostResponder(
      inner: ServiceResponder(
        site: SiteResponder(site: site, maximumBodyBytes: configuration.maximumBodyBytes),
        backend: backend.map(BackendResponder.init)),
      configuration: configuration, logger: logger,
      figures: configuration.figuresPort == nil ? nil : counts)
    var silent = logger
    silent.logLevel = max(logger.logLevel, .warning)
    figures = OutermostResponder(
      inner: FiguresResponder(figures: counts, backend: backend), configuration: configuration,
      logger: silent)
  }

  /// Listens and answers. After a signal to stop, or when the server's disk has failed, it returns once the running
  /// requests have ended or their time is up.
  ///
  /// - Parameters:
  ///   - signals: the signals that stop the service.
  ///   - onListening: called once connections are accepted, with the address.
  /// - Throws: why it cannot listen.
  public func run(
    stoppingAt signals: [UnixSignal] = [.sigterm, .sigint],
    onListening: @escaping @Sendable (ListeningAddress) async -> Void
  ) async throws(ListeningError) {
    for port in configuration.candidatePorts {
      do {
        try await serviceGroup(port: port, signals: signals, onListening: onListening).run()
        return
      } catch let error as IOError where error.errnoCode == EADDRINUSE {
        continue
      } catch let error as ListeningError {
        throw error
      } catch is CancellationError {
        return
      } catch {
        throw .unavailable(host: configuration.host, port: port, reason: "\(error)")
      }
    }
    throw .portsInUse(configuration.candidatePorts)
  }

  private func serviceGroup(
    port: Int, signals: [UnixSignal],
    onListening: @escaping @Sendable (ListeningAddress) async -> Void
  ) -> ServiceGroup {
    // The framework and the life cycle log each of their steps at `info`.
    var systemLogger = logger
    systemLogger.logLevel = max(logger.logLevel, .warning)
    let host = configuration.host
    let application = Application(
      responder: responder,
      server: server,
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(
          configuration.maximumConnections, logger: systemLogger)),
      onServerRunning: { channel in
        await onListening(
          ListeningAddress(
            host: host, port: channel.localAddress?.port ?? port, isSecure: certificate != nil))
      },
      logger: systemLogger)
    var services: [ServiceGroupConfiguration.ServiceConfiguration] = []
    // Services stop in reverse order. The upkeep of a server can take long, so it stops last and no other service waits
    // for it.
    if let backend {
      services.append(
        .init(
          service: UpkeepService(server: backend, logger: logger),
          successTerminationBehavior: .gracefullyShutdownGroup))
    }
    services.append(.init(service: application))
    if let port = configuration.figuresPort {
      services.append(
        .init(
          service: FiguresService(
            responder: figures, port: port, server: .http1(configuration: channel(isSecure: false)),
            logger: systemLogger)))
    }
    if let certificate {
      services.append(
        .init(
          service: CertificateWatch(
            certificate: certificate, interval: configuration.renewalInterval, logger: logger)))
    }
    var group = ServiceGroupConfiguration(
      services: services, gracefulShutdownSignals: signals, logger: systemLogger)
    group.maximumGracefulShutdownDuration = configuration.shutdownTimeout
    return ServiceGroup(configuration: group)
  }

  private var server: HTTPServerBuilder {
    guard let certificate else { return .http1(configuration: channel(isSecure: false)) }
    let configuration = channel(isSecure: true)
    return HTTPServerBuilder { responder in
      TLSChannel(
        base: HTTP1Channel(responder: responder, configuration: configuration),
        certificate: certificate)
    }
  }

  private func channel(isSecure: Bool) -> HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      additionalChannelHandlers: [
        ConnectionGuard(
          configuration: configuration, isSecure: isSecure, limit: connections)
      ],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: configuration.maximumHeaderBytes,
        maxHeaderListSize: configuration.maximumHeaderBytes,
        maxHeaderFieldCount: configuration.maximumHeaderFields))
  }
}
