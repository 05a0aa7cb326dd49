import HTTPTypes
import Hummingbird

/// What can be done with a resource. Where GET can, HEAD can too, and OPTIONS tells all of it (RFC 9110, 9.1).
struct Methods: Equatable, Sendable {
  let all: [HTTPRequest.Method]

  /// - Parameter own: the methods of the resource itself.
  init(_ own: [HTTPRequest.Method]) {
    all = own.flatMap { $0 == .get ? [.get, .head] : [$0] } + [.options]
  }

  /// What is only read.
  static let reading = Methods([.get])

  /// As the field `Allow` has it.
  var list: String { all.map(\.rawValue).joined(separator: ", ") }

  /// The answer to OPTIONS.
  var response: Response {
    Response(status: .noContent, headers: [.allow: list, .cacheControl: "no-store"])
  }
}

/// Answers for resources, of which it knows what can be done with each.
protocol ResourceResponder: HTTPResponder<RequestScope> {
  /// What can be done with that for which a request is.
  /// - Throws: `.notFound` where there is nothing; why the request is none for this service.
  func methods(for request: HTTPRequest, at path: String) throws(Refusal) -> Methods
}
