import Backend
import Foundation
import Games
import HTTPTypes
import Hummingbird
import Library
import NIOCore
import Synchronization

@testable import HTTPService

/// A server in its own folder, which a test asks without a network.
final class TestBackend: Sendable {
  static let start: Int64 = 1_800_000_000_000
  /// The first quiet hour begins after this time, and then it comes every day.
  static let quietHour: Int64 = 7_200_000
  let folder: URL
  let data: BackendFolder
  /// How long the server has run.
  let time = SharedTime()

  init(
    notifier: ChangeNotifier = ChangeNotifier(), raceNotifier: RaceNotifier = RaceNotifier(),
    mostWrites: Int = 512,
    _ configure: (inout BackendConfiguration) -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    data = try BackendFolder(path: folder.path)
    var configuration = BackendConfiguration()
    configure(&configuration)
    let time = time
    server = ServerContext(
      of: data.store, configuration: configuration, notifier: notifier, raceNotifier: raceNotifier,
      clock: BackendClock {
        WallTime(Self.start + time.value)
      } steady: {
        Instant(time.value)
      } quietHour: { now in
        let days = (now.count - Self.start - Self.quietHour).quotientAndRemainder(
          dividingBy: 86_400_000)
        let next = now.count < Self.start + Self.quietHour ? 0 : days.quotient + 1
        return WallTime(Self.start + Self.quietHour + next * 86_400_000)
      }, mostWrites: mostWrites)
  }

  deinit {
    try? data.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// All parts keep what they know from one request to the next.
  let server: ServerContext

  /// The responder of the server, with the page beside it.
  var responder: OutermostResponder<ServiceResponder> {
    OutermostResponder(
      inner: ServiceResponder(
        site: SiteResponder(site: Samples.site), backend: BackendResponder(server: server)),
      configuration: ServiceConfiguration(), logger: Samples.quiet)
  }

  /// Asks as the page does.
  func ask(
    _ method: HTTPRequest.Method, _ target: String, _ body: String = "", as device: String? = nil,
    fields: HTTPFields = [:], at host: String? = nil
  ) async throws -> Answer {
    var all = fields
    all[.userAgent] = all[.userAgent] ?? "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0"
    if method != .get { all[.pastime] = all[.pastime] ?? "1" }
    if let device { all[.cookie] = all[.cookie] ?? "pastime=\(device)" }
    // Like a browser that knows the address.
    let host = host ?? server.configuration.address?.authority ?? "localhost"
    return try await Answer.to(method, target, all, body: body, at: host, from: responder)
  }

  /// The caller with this token.
  func caller(_ token: String) throws -> Caller? {
    try Secret(text: token).flatMap {
      try data.store.caller(with: $0.digest, at: server.now())
    }
  }

  /// Makes a player, and returns the token of the first device.
  func join() async throws -> String {
    let answer = try await ask(.post, "/v1/players", "pastime-player 1\n")
    return answer.token ?? "\(answer.status)"
  }
}

/// The milliseconds that a test lets pass.
final class SharedTime: Sendable {
  private let count = Mutex<Int64>(0)

  var value: Int64 { count.withLock { $0 } }

  func pass(_ milliseconds: Int64) { count.withLock { $0 += milliseconds } }
}

extension Answer {
  /// The token that an answer gives a device.
  var token: String? {
    fields[values: .setCookie].lazy.compactMap {
      $0.firstMatch(of: /pastime(?:-\d+)?=([0-9a-f]{64});/).map { String($0.output.1) }
    }.first
  }
}
