import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A `pastime serve` that runs while a test talks to it.
final class ServedBackend {
  private let process = Process()
  private let output = Pipe()
  private let log: Folder
  private(set) var printed = ""
  private let session = URLSession(configuration: .ephemeral)

  /// Starts it, and waits until it prints its address.
  /// - Parameter environment: variables to add to its environment.
  convenience init(
    _ arguments: String..., page: Folder, environment: [String: String] = [:]
  ) throws {
    try self.init(arguments, page: page, environment: environment)
  }

  /// Starts it with a list of arguments.
  init(_ arguments: [String], page: Folder, environment: [String: String] = [:]) throws {
    try page.write("<!doctype html>", to: "index.html")
    log = try Folder()
    process.standardError = try FileHandle(forWritingTo: log.write("", to: "log"))
    process.executableURL = Command.products.appending(path: "pastime")
    process.arguments = ["serve", "--port", "0", "--quiet", "--page", page.url.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    try process.run()
    while !printed.contains("\nPastime is at ") && !printed.hasPrefix("Pastime is at ") {
      let bytes = output.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "it ended: \(printed)")
      printed += String(decoding: bytes, as: UTF8.self)
    }
  }

  deinit { kill() }

  /// The lines that it has written for its host.
  var complaints: [Substring] {
    get throws {
      try String(contentsOf: log.url.appending(path: "log"), encoding: .utf8).split(separator: "\n")
    }
  }

  /// Ends it as a power cut would.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits until it has ended by itself, and returns its exit code.
  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Asks it to end, and returns its exit code.
  func stop() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Sends a request as the page does.
  func ask(
    _ method: String, _ target: String, _ body: String? = nil, cookie: String? = nil
  ) async throws -> (status: Int, body: String, token: String?) {
    let root = try #require(printed.firstMatch(of: /Pastime is at (https?:\S+)\//)).output.1
    var request = URLRequest(url: try #require(URL(string: root + target)))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    request.httpShouldHandleCookies = false
    request.setValue("1", forHTTPHeaderField: "Pastime")
    if let cookie { request.setValue("pastime=\(cookie)", forHTTPHeaderField: "Cookie") }
    let (data, response) = try await session.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    let cookies = answer.value(forHTTPHeaderField: "Set-Cookie") ?? ""
    let token = cookies.firstMatch(of: /pastime-\d+=([0-9a-f]{64})/).map { String($0.output.1) }
    return (answer.statusCode, String(decoding: data, as: UTF8.self), token)
  }
}
