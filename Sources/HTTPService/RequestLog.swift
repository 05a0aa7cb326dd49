import Hummingbird
import Logging

extension Logger {
  /// Logs one line for each request: what was requested and the result, but not by whom.
  ///
  /// - Parameter duration: the time from the arrival of the request's header until the answer is ready to be sent.
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
