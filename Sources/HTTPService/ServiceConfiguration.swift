import Sync

/// All options of the service: where it listens, and how much it accepts from a client.
///
/// The defaults suit one small machine, with or without a proxy in front. Sizes are in bytes.
public struct ServiceConfiguration: Sendable, Equatable {
  /// The address or name to bind. The default can be reached from this machine only.
  public var host: String
  /// The TCP port, 0 for any free one.
  public var port: Int
  /// How many further ports the service tries, one by one, when `port` is in use. Not used for port 0.
  public var furtherPorts = 20

  /// The port on which only this machine can request the figures of the service; nil for none.
  public var figuresPort: Int?

  /// Connections open at the same time; further ones wait in the kernel's queue.
  public var maximumConnections = 1_024
  /// Connections open at the same time from one address. The limit does not apply to this machine and the proxies of a
  /// server. Many people can share one address.
  public var maximumConnectionsFromOne = 256
  /// The limit for the request target and all header fields together.
  public var maximumHeaderBytes = 8_192
  /// The limit for the number of header fields in one request.
  public var maximumHeaderFields = 64
  /// The limit for the request target (path and query) alone.
  public var maximumTargetBytes = 2_048
  /// The limit for the body of a request for the page, which discards it. A server has its own limits.
  public var maximumBodyBytes = 16_384

  /// The time limit from the end of a request's header to the end of its body, not counting the time that the received
  /// bytes grant.
  public var bodyDeadline = Duration.seconds(10)
  /// This many bytes of a body extend the deadline by a second. A client that sends one byte at a time gains next to
  /// nothing, and the size limits of bodies bound the total: 256 KB have 74 seconds.
  public var bodyBytesPerSecond = SyncLimits.slowestLine
  /// A connection without a request, whose client receives nothing either, is closed after this time. A header must
  /// arrive within the same time; over TLS this includes the handshake.
  public var idleTimeout = Duration.seconds(60)
  /// How often the service checks whether the certificate was renewed.
  public var renewalInterval = Duration.seconds(60)
  /// How long a refused connection stays open, so that the client can read the answer.
  public var lingerTimeout = Duration.seconds(1)
  /// How long running requests may take after the signal to stop before they are aborted.
  public var shutdownTimeout = Duration.seconds(10)

  /// A configuration with the default limits.
  /// - Parameter host: an IPv6 address may be in brackets, as in a URL.
  public init(host: String = "127.0.0.1", port: Int = 8_080) {
    let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
    self.host = isBracketed ? String(host.dropFirst().dropLast()) : host
    self.port = port
  }
}
