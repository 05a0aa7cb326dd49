import HTTPTypes

/// What a request is counted under. No other name can get into a figure: clients choose paths and methods.
enum FigureRoute: Hashable, Sendable {
  /// A file of the page, or what is no file.
  case page
  case health
  case house(HouseEndpoint)
  /// Below `/v1/`, and nothing that is there.
  case unknown

  init(_ request: HTTPRequest, path: String, hasHouse: Bool) {
    if path == "/healthz" {
      self = .health
    } else if hasHouse, HouseEndpoint.isHouse(path) {
      let endpoint = try? HouseEndpoint(request.method, at: path)
      self = endpoint.map(FigureRoute.house) ?? .unknown
    } else {
      self = .page
    }
  }

  /// How it is called.
  var label: String {
    switch self {
    case .page: "page"
    case .health: "/healthz"
    case .house(let endpoint): "\(endpoint.method.rawValue) \(endpoint.path)"
    case .unknown: "unknown"
    }
  }
}
