import HTTPTypes
import Hummingbird
import NIOCore

/// Every reason for which the service answers with an error.
enum Refusal: Error, Equatable, Sendable {
  /// The request is not HTTP.
  case malformed
  case notFound
  case methodNotAllowed
  /// The client takes none of the codings there are.
  case notAcceptable
  /// The body did not arrive in time.
  case bodyTooSlow
  case bodyTooLarge
  case targetTooLong
  /// None of the range's bytes is in a file of this size.
  case rangeNotSatisfiable(size: Int)
  case headerTooLarge
  /// A fault of the service.
  case internalError

  /// The status this reason is told with.
  var status: HTTPResponse.Status {
    switch self {
    case .malformed: .badRequest
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .notAcceptable: .notAcceptable
    case .bodyTooSlow: .requestTimeout
    case .bodyTooLarge: .contentTooLarge
    case .targetTooLong: .uriTooLong
    case .rangeNotSatisfiable: .rangeNotSatisfiable
    case .headerTooLarge: .requestHeaderFieldsTooLarge
    case .internalError: .internalServerError
    }
  }

  /// Whether what follows on the connection can no longer be told apart from this request.
  var endsConnection: Bool {
    switch self {
    case .malformed, .bodyTooSlow, .bodyTooLarge, .targetTooLong, .headerTooLarge: true
    case .notFound, .methodNotAllowed, .notAcceptable, .rangeNotSatisfiable, .internalError: false
    }
  }

  /// The answer: a line of text that names the status and nothing of the service's inside.
  var response: Response {
    let body = ByteBuffer(string: "\(status.code) \(status.reasonPhrase)\n")
    return Response(
      status: status, headers: fields(bodySize: body.readableBytes), body: .init(byteBuffer: body))
  }

  /// The header fields of the answer.
  ///
  /// - Parameter bodySize: the number of bytes in its body.
  func fields(bodySize: Int) -> HTTPFields {
    var fields: HTTPFields = [
      .contentLength: String(bodySize),
      .contentType: ContentType.plainText,
      .cacheControl: "no-store",
    ]
    switch self {
    case .methodNotAllowed: fields[.allow] = "GET, HEAD"
    case .rangeNotSatisfiable(let size): fields[.contentRange] = "bytes */\(size)"
    case .notAcceptable: fields[.vary] = "Accept-Encoding"
    default: break
    }
    if endsConnection {
      fields[.connection] = "close"
    }
    return fields + SecurityHeaders.fields
  }
}
