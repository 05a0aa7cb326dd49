import HTTPTypes

/// What a request is counted under. No other name can get into a figure: clients choose paths and methods.
enum FigureRoute: Hashable, Sendable {
  /// A file of the page, or what is no file.
  case page
  case health
  case backend(BackendEndpoint)
  /// Below `/v1/`, and nothing that is there.
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

  /// How it is called.
  var label: String {
    switch self {
    case .page: "page"
    case .health: "/healthz"
    case .backend(let endpoint): "\(endpoint.method.rawValue) \(endpoint.path)"
    case .unknown: "unknown"
    }
  }
}
