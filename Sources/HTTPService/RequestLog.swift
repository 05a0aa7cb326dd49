import Hummingbird
import Logging

extension Logger {
  /// One line per request: what was asked and what came of it, but not who asked.
  ///
  /// - Parameter duration: from the request's header to the answer, ready to be sent.
  func logAnswer(_ response: Response, to request: Request, after duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let fraction = String(microseconds % 1_000 + 1_000).dropFirst()
    info(
      "request",
      metadata: [
        "method": .string(request.method.rawValue),
        "path": .string(BackendEndpoint.written(request.uri.path)),
        "status": .stringConvertible(response.status.code),
        "bytes": .stringConvertible(response.body.contentLength ?? 0),
        "ms": .string("\(microseconds / 1_000).\(fraction)"),
      ])
  }
}
