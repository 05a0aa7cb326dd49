import HTTPTypes
import Hummingbird

/// Answers with the files of a site, and with the health of the service.
struct SiteResponder: ResourceResponder {
  let site: Site
  /// The most bytes of a request body, which is discarded.
  var maximumBodyBytes = ServiceConfiguration().maximumBodyBytes

  func respond(to request: Request, context: RequestScope) async throws -> Response {
    try await request.discardBody(limit: maximumBodyBytes)
    return try answer(to: request)
  }

  func methods(for request: HTTPRequest, at path: String) throws(Refusal) -> Methods {
    guard path == Self.health || site[path] != nil else { throw .notFound }
    return .reading
  }

  private func answer(to request: Request) throws(Refusal) -> Response {
    try answer(to: request.head, path: request.uri.path)
  }

  /// - Parameters:
  ///   - request: the request's header.
  ///   - path: the path alone, without the query.
  private func answer(to request: HTTPRequest, path: String) throws(Refusal) -> Response {
    let methods = try self.methods(for: request, at: path)
    guard methods.all.contains(request.method) else { throw .methodNotAllowed(methods) }
    guard path != Self.health, let asset = site[path] else { return Self.healthy }
    let fields = request.headerFields
    guard let file = asset.representation(accepting: fields[.acceptEncoding]) else {
      throw .notAcceptable
    }
    if let field = fields[.ifNoneMatch], file.tag.isListed(in: field) {
      return Response(status: .notModified, headers: file.notModifiedFields)
    }
    // Ranges are defined for GET only (RFC 9110, 14.2).
    if request.method == .get, file.coding == .identity, let field = fields[.range],
      fields[.ifRange].map(file.tag.isExactly) ?? true
    {
      switch ByteRange(field: field, size: file.body.readableBytes) {
      case .ignored: break
      case .unsatisfiable: throw .rangeNotSatisfiable(size: file.body.readableBytes)
      case .part(let part):
        let start = file.body.readerIndex + part.lowerBound
        guard let slice = file.body.getSlice(at: start, length: part.count) else { break }
        return Response(
          status: .partialContent, headers: file.fields(for: part), body: .init(byteBuffer: slice))
      }
    }
    return Response(status: .ok, headers: file.fields, body: .init(byteBuffer: file.body))
  }

  /// The path that reports the health.
  static let health = "/healthz"

  /// Reports that the process runs and answers. It costs almost nothing.
  private static let healthy = Response(
    status: .ok,
    headers: [
      .contentLength: "3", .contentType: ContentType.plainText, .cacheControl: "no-store",
    ] + SecurityHeaders.fields,
    body: .init(byteBuffer: .init(string: "ok\n")))
}
