import HTTPTypes
import Hummingbird

/// Leads each request to the page or to the server.
struct ServiceResponder: ResourceResponder {
  let site: SiteResponder
  /// Nil where nobody's games are kept. Then there is nothing below `/v1/`.
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

  /// Where the address is known, all else is for another host. Whoever watches the service may call it as they like.
  private func checkHost(of request: HTTPRequest) throws(Refusal) {
    guard let address = backend?.server.configuration.address,
      ![SiteResponder.health, BackendEndpoint.readiness.path].contains(request.path)
    else { return }
    try HostGuard(address: address).check(request)
  }

  /// By which the page knows that a server serves it: a question below `/v1/` that nobody answers would be an error
  /// on the browser's console.
  private static let mark = HTTPField.Name.known("Pastime-House")
}
