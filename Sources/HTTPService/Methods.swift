import HTTPTypes
import Hummingbird

/// The methods that a resource allows. A resource that allows GET also allows HEAD, and OPTIONS lists all methods (RFC
/// 9110, 9.1).
struct Methods: Equatable, Sendable {
  let all: [HTTPRequest.Method]

  /// - Parameter own: the methods of the resource itself.
  init(_ own: [HTTPRequest.Method]) {
    all = own.flatMap { $0 == .get ? [.get, .head] : [$0] } + [.options]
  }

  /// The methods of a resource that is only read.
  static let reading = Methods([.get])

  /// The value of the `Allow` field.
  var list: String { all.map(\.rawValue).joined(separator: ", ") }

  /// The answer to OPTIONS.
  var response: Response {
    Response(status: .noContent, headers: [.allow: list, .cacheControl: "no-store"])
  }
}

/// Answers requests for resources, and knows which methods each resource allows.
protocol ResourceResponder: HTTPResponder<RequestScope> {
  /// The methods that the requested resource allows.
  /// - Throws: `.notFound` if there is no such resource; another refusal if the request is not for this service.
  func methods(for request: HTTPRequest, at path: String) throws(Refusal) -> Methods
}
