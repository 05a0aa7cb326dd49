import HTTPTypes
import Hummingbird

/// Passes each request to the page or to the server.
struct ServiceResponder: ResourceResponder {
  let site: SiteResponder
  /// Nil if the service has no server. Then nothing exists below `/v1/`.
  let backend: BackendResponder?

  func respond(to request: Request, context: RequestScope) async throws -> Response {
    try checkHost(of: request.head)
    if let backend, BackendEndpoint.isBackend(request.head.path ?? "") {
      return try await backend.respond(to: request, context: context)
    }
    var response = try await site.respond(to: request, context: context)
    if backend != nil { response.headers[Self.mark] = "1" }
    return response
  }

  func methods(for request: HTTPRequest, at path: String) throws(Refusal) -> Methods {
    try checkHost(of: request)
    if backend != nil, BackendEndpoint.isBackend(path) {
      return try BackendEndpoint.methods(at: path)
    }
    return try site.methods(for: request, at: path)
  }

  /// If the address of the server is known, a request for any other host is refused. Requests for the health and the
  /// readiness are exempt, so that monitoring can use any name.
  private func checkHost(of request: HTTPRequest) throws(Refusal) {
    guard let address = backend?.server.configuration.address,
      ![SiteResponder.health, BackendEndpoint.readiness.path].contains(request.path)
    else { return }
    try HostGuard(address: address).check(request)
  }

  /// The header field that informs the page that a server serves it. A request below `/v1/` that nobody answers would
  /// log an error in the browser's console.
  private static let mark = HTTPField.Name.known("Pastime-House")
}
