import HTTPTypes
import Hummingbird

/// Leads each request to the page or to the house.
struct ServiceResponder: HTTPResponder {
  let site: SiteResponder
  /// Nil where nobody's games are kept. Then there is nothing below `/v1/`.
  let house: HouseResponder?

  func respond(to request: Request, context: RequestScope) async throws -> Response {
    if let house, HouseEndpoint.isHouse(request.head.path ?? "") {
      return try await house.respond(to: request, context: context)
    }
    var response = try await site.respond(to: request, context: context)
    if house != nil { response.headers[Self.mark] = "1" }
    return response
  }

  /// By which the page knows that a house serves it: a question below `/v1/` that nobody answers would be an error
  /// on the browser's console.
  private static let mark = HTTPField.Name.known("Pastime-House")
}
