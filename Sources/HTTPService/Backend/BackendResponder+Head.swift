import HTTPTypes
import Hummingbird

/// HEAD requests, which return what GET returns except its body (RFC 9110, 9.3.2). The layer above removes the body.
extension BackendResponder {
  /// The answer to HEAD for a stream, which is not opened; nil for any other endpoint.
  func headOfStream(_ endpoint: BackendEndpoint, _ call: BackendCall) async throws -> Response? {
    guard call.head.method == .head, endpoint.action == .listen else { return nil }
    // A race that does not exist has no stream.
    if endpoint == .raceEvents { _ = try await race(call) }
    return Response(status: .ok, headers: .events)
  }
}
