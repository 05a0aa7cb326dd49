/// Where a service listens.
public struct ListeningAddress: Sendable, Equatable {
  /// The address or name that was bound, as it was configured.
  public let host: String
  /// The port that was bound.
  public let port: Int
  /// Whether connections are encrypted.
  public let isSecure: Bool

  /// The address of the page, for a browser on this machine.
  public var url: String {
    let host = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
    return "\(isSecure ? "https" : "http")://\(host):\(port)/"
  }
}

/// Why a service cannot listen.
public enum ListeningError: Error, Equatable, CustomStringConvertible {
  /// All of these ports are in use.
  case portsInUse(ClosedRange<Int>)
  /// The system refuses the address, for this reason.
  case unavailable(host: String, port: Int, reason: String)

  /// A sentence for the person who started the service.
  public var description: String {
    switch self {
    case .portsInUse(let ports) where ports.count == 1:
      "Port \(ports.lowerBound) is in use. Name another one with --port."
    case .portsInUse(let ports):
      "The ports \(ports.lowerBound) to \(ports.upperBound) are all in use. Name another one with --port."
    case .unavailable(let host, let port, let reason):
      "Cannot listen on \(host), port \(port): \(reason)"
    }
  }
}

extension ServiceConfiguration {
  /// The ports to try, in this order.
  var candidatePorts: ClosedRange<Int> {
    port == 0 ? 0...0 : port...max(port, min(port + furtherPorts, 65_535))
  }
}
