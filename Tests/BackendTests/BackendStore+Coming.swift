import Backend
import Library

extension BackendStore {
  /// A device comes with its token, as it does to a service.
  func comes(with token: Secret, at now: WallTime) throws -> Caller? {
    guard let caller = try caller(with: token.digest, at: now) else { return nil }
    if caller.isFirstToday { try note([caller], at: now) }
    return caller
  }
}
