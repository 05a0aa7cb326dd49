import Foundation
import Testing

@Suite("Serving over TLS", .timeLimit(.minutes(20)))
struct ServeTLSTests {
  private let folder: Folder
  private let page: Folder

  init() throws {
    folder = try Folder()
    page = try Folder()
    for name in ["own", "other"] {
      _ = try openssl(
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2",
        "-keyout", path(name + ".key"), "-out", path(name + ".pem"))
    }
  }

  @Test("a server with a certificate is reached over TLS")
  func answer() throws {
    let backend = try ServedBackend(
      "--certificate", path("own.pem"), "--key", path("own.key"), "--data", path("house"),
      page: page)
    let port = try #require(backend.printed.firstMatch(of: #/ at https://127.0.0.1:(\d+)/\n/#))
      .output
      .1
    let answer = try openssl(
      "s_client", "-quiet", "-connect", "127.0.0.1:\(port)", "-CAfile", path("own.pem"),
      "-verify_return_error", "-verify_hostname", "localhost",
      input: "GET /v1/house HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("\nStrict-Transport-Security: "))
    #expect(answer.contains("\naddress https://a.example\n"), "\(answer)")
    #expect(backend.stop() == 0)
  }

  @Test("wrong certificate and key files are named, and nothing is served")
  func faults() throws {
    func complaint(_ certificate: String, _ key: String, code: Int32) throws -> String {
      let command = try Command([
        "serve", "--port", "0", "--page", page.url.path, "--certificate", path(certificate),
        "--key", path(key),
      ])
      #expect(command.code == code)
      #expect(command.output.isEmpty)
      return command.complaint
    }
    try page.write("<!doctype html>", to: "index.html")
    #expect(
      try complaint("none.pem", "own.key", code: 66)
        == "\(path("none.pem")): There is no such file.\n")
    #expect(
      try complaint("own.pem", "", code: 66) == "\(path("")): The file cannot be read.\n")
    #expect(
      try complaint("own.key", "own.key", code: 65)
        == "\(path("own.key")): There is no certificate in PEM.\n")
    #expect(
      try complaint("own.pem", "own.pem", code: 65)
        == "\(path("own.pem")): There is no private key in PEM that needs no passphrase.\n")
    #expect(
      try complaint("own.pem", "other.key", code: 65) == """
        \(path("other.key")): The private key is not that of the certificate in \(path("own.pem")).

        """)
  }

  @Test(
    "a certificate and its key need each other, and an address over TLS",
    arguments: [
      ["--certificate", "own.pem"], ["--key", "own.key"],
      [
        "--certificate", "own.pem", "--key", "own.key", "--data", "house",
        "--address", "http://a.example",
      ],
    ])
  func usage(arguments: [String]) throws {
    let command = try Command(["serve", "--port", "0"] + arguments, in: folder)
    #expect(command.code == 2)
    #expect(command.output.isEmpty)
  }

  private func path(_ name: String) -> String { folder.url.path + "/" + name }

  /// Runs the program `openssl`, and returns what it printed.
  private func openssl(_ arguments: String..., input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: folder.write(input, to: "input"))
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "openssl \(arguments)")
    return String(decoding: printed, as: UTF8.self)
  }
}
