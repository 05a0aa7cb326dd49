import HTTPTypes
import Backend
import Hummingbird
import NIOCore

/// Every reason why the service answers with an error.
enum Refusal: Error, Equatable, Sendable {
  /// The request is not HTTP.
  case malformed
  /// Nobody is known by what was shown, or no longer.
  case unknownCaller
  /// Another site may have sent it.
  case otherSite
  /// Whoever wants to begin does not know an invitation word.
  case wrongWord
  /// It is for another host than this one.
  case misdirected
  case notFound
  /// These are the methods that there are.
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
  /// Nothing comes of a pairing.
  case pairing(PairingError)
  /// Nothing comes of what was asked of a play.
  case play(PlayError)
  /// Something is not done about a circle.
  case circle(CircleError)
  /// Something is not done about a race.
  case race(RaceError)
  /// Something is not done about a challenge.
  case challenge(ChallengeRefusal)
  /// It was asked for too often; after so many seconds it can be asked for again.
  case tooMany(seconds: Int)
  /// It cannot be done now.
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

  /// Whether it may be unknown where this request ends, so that nothing after it can be read.
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

  /// What the answer says: one line with the status, and nothing about the inside of the service. Why
  /// nothing comes of a pairing, a play, a circle, a race or a challenge is a message, because the page tells it.
  private var text: String {
    switch self {
    case .pairing(let refusal): "pastime-refused 1\n\(refusal.word)\n"
    case .play(let denial): "pastime-refused 1\n\(denial.message)"
    case .circle(let refusal): "pastime-refused 1\n\(refusal.word)\n"
    case .race(let denial): "pastime-refused 1\n\(denial.word)\n"
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
  /// - Parameter bodySize: the number of bytes in its body.
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
