import Backend
import HTTPTypes
import Hummingbird
import NIOCore

/// All reasons for which the service answers with an error.
enum Refusal: Error, Equatable, Sendable {
  /// The request is not HTTP.
  case malformed
  /// The token, ticket or key in the request does not identify anybody, or does so no longer.
  case unknownCaller
  /// Another site may have sent the request.
  case otherSite
  /// Somebody wants to become a player, but does not know an invitation word.
  case wrongWord
  /// The request is for another host.
  case misdirected
  case notFound
  /// The resource allows only these methods.
  case methodNotAllowed(Methods)
  /// The client accepts none of the available codings.
  case notAcceptable
  /// The body did not arrive in time.
  case bodyTooSlow
  case bodyTooLarge
  case targetTooLong
  /// The range has no bytes of a file of this size.
  case rangeNotSatisfiable(size: Int)
  case headerTooLarge
  /// The pairing fails.
  case pairing(PairingError)
  /// The request about a play is refused.
  case play(PlayError)
  /// The request about a circle is refused.
  case circle(CircleError)
  /// The request about a race is refused.
  case race(RaceError)
  /// The request about a challenge is refused.
  case challenge(ChallengeRefusal)
  /// There were too many such requests; the client can try again after this many seconds.
  case tooMany(seconds: Int)
  /// The request cannot be served now.
  case tooBusy
  /// The disk is full.
  case noSpace
  /// An error in the service.
  case internalError

  /// The HTTP status for this reason.
  var status: HTTPResponse.Status {
    switch self {
    case .malformed: .badRequest
    case .unknownCaller: .unauthorized
    case .otherSite, .wrongWord: .forbidden
    case .misdirected: .misdirectedRequest
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .notAcceptable: .notAcceptable
    case .bodyTooSlow: .requestTimeout
    case .bodyTooLarge: .contentTooLarge
    case .targetTooLong: .uriTooLong
    case .rangeNotSatisfiable: .rangeNotSatisfiable
    case .headerTooLarge: .requestHeaderFieldsTooLarge
    case .pairing, .play, .circle, .race, .challenge: .conflict
    case .tooMany: .tooManyRequests
    case .tooBusy: .serviceUnavailable
    case .noSpace: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    case .internalError: .internalServerError
    }
  }

  /// Whether the end of this request may be unknown, so that nothing after it can be read.
  var endsConnection: Bool {
    switch self {
    case .malformed, .misdirected, .bodyTooSlow, .bodyTooLarge, .targetTooLong, .headerTooLarge:
      true
    case .unknownCaller, .otherSite, .wrongWord, .notFound, .methodNotAllowed, .notAcceptable,
      .rangeNotSatisfiable, .pairing, .play, .circle, .race, .challenge, .tooMany, .tooBusy,
      .noSpace, .internalError:
      false
    }
  }

  /// The body of the answer: one line with the status, and nothing about the inside of the service. For a refused
  /// pairing, play, circle, race or challenge, the body is a message with the reason, because the page shows it.
  private var text: String {
    switch self {
    case .pairing(let refusal): "pastime-refused 1\n\(refusal.word)\n"
    case .play(let error): "pastime-refused 1\n\(error.message)"
    case .circle(let refusal): "pastime-refused 1\n\(refusal.word)\n"
    case .race(let error): "pastime-refused 1\n\(error.word)\n"
    case .challenge(let refusal): "pastime-refused 1\n\(refusal.word)\n"
    default: "\(status.code) \(status.reasonPhrase)\n"
    }
  }

  /// The answer.
  var response: Response {
    let body = ByteBuffer(string: text)
    return Response(
      status: status, headers: fields(bodySize: body.readableBytes), body: .init(byteBuffer: body))
  }

  /// The header fields of the answer.
  ///
  /// - Parameter bodySize: the number of bytes in the body.
  func fields(bodySize: Int) -> HTTPFields {
    var fields: HTTPFields = [
      .contentLength: String(bodySize),
      .contentType: ContentType.plainText,
      .cacheControl: "no-store",
    ]
    switch self {
    case .methodNotAllowed(let methods): fields[.allow] = methods.list
    case .tooMany(let seconds): fields[.retryAfter] = String(seconds)
    case .tooBusy: fields[.retryAfter] = "5"
    case .noSpace: fields[.retryAfter] = "60"
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
