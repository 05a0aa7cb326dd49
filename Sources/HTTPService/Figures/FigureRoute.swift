import HTTPTypes

/// The route under which a request is counted. Clients choose paths and methods, so no other name can enter a figure.
enum FigureRoute: Hashable, Sendable {
  /// A file of the page, or a path without a file.
  case page
  case health
  case backend(BackendEndpoint)
  /// A path below `/v1/` that does not exist.
  case unknown

  init(_ request: HTTPRequest, path: String, hasBackend: Bool) {
    if path == "/healthz" {
      self = .health
    } else if hasBackend, BackendEndpoint.isBackend(path) {
      let endpoint = try? BackendEndpoint(request.method, at: path)
      self = endpoint.map(FigureRoute.backend) ?? .unknown
    } else {
      self = .page
    }
  }

  /// The name of the route in a figure.
  var label: String {
    switch self {
    case .page: "page"
    case .health: "/healthz"
    case .backend(let endpoint): "\(endpoint.method.rawValue) \(endpoint.path)"
    case .unknown: "unknown"
    }
  }
}
