import HTTPTypes
import Hummingbird

/// HEAD, which brings what GET would bring but its body (RFC 9110, 9.3.2). The layer above takes the body away.
extension BackendResponder {
  /// What HEAD brings in the place of a stream, which is not opened; nil for all else.
  func headOfStream(_ endpoint: BackendEndpoint, _ call: BackendCall) async throws -> Response? {
    guard call.head.method == .head, endpoint.action == .listen else { return nil }
    // Where there is no race, there is no stream of it.
    if endpoint == .raceEvents { _ = try await race(call) }
    return Response(status: .ok, headers: .events)
  }
}
