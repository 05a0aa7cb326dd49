import Testing

@testable import HTTPService

/// What new devices ask a server.
extension TestBackend {
  /// A member shows a code.
  func offer(_ member: String) async throws -> String {
    try #require(try await ask(.post, "/v1/pairing", as: member).value("code"))
  }

  /// A new device sends a code.
  func says(_ code: String, as device: String? = nil) async throws -> Answer {
    try await ask(.post, "/v1/join", "pastime-join 1\ncode \(code)\ngames 214\n", as: device)
  }

  /// A new device asks for the outcome of its pairing.
  func outcome(_ ticket: String, as device: String? = nil) async throws -> Answer {
    try await ask(.post, "/v1/join/outcome", "pastime-outcome 1\nticket \(ticket)\n", as: device)
  }

  /// The ticket of a device that may join now.
  func allowed(by member: String) async throws -> String {
    let joined = try await says(try await offer(member))
    let number = try #require(joined.value("number"))
    let decision = try await ask(
      .post, "/v1/pairing/decision", "pastime-decision 1\nallow \(number)\n", as: member)
    #expect(decision.status == 204)
    return try #require(joined.value("ticket"))
  }

  /// The token of a further device.
  func pair(with member: String) async throws -> String {
    try #require(try await outcome(try await allowed(by: member)).token)
  }

  /// Somebody shows a recovery key.
  func recover(_ recoveryKey: String, as device: String? = nil) async throws -> Answer {
    try await ask(.post, "/v1/recovery", "pastime-recovery 1\nsheet \(recoveryKey)\n", as: device)
  }
}

extension Answer {
  /// The value after a name.
  func value(_ name: String) -> String? {
    body.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  /// Why a request was refused.
  var reason: String? {
    let lines = body.split(separator: "\n")
    return status == 409 && lines.first == "pastime-refused 1" && lines.count == 2
      ? String(lines[1]) : nil
  }
}
