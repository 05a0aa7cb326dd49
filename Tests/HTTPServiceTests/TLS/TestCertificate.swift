import Foundation
import NIOSSL
import Testing

@testable import HTTPService

/// A self-signed certificate for `localhost`, in files that exist as long as it is used.
final class TestCertificate: Sendable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.openssl(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2",
      "-keyout", files.key, "-out", files.certificate)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var files: CertificateFiles {
    CertificateFiles(
      certificate: folder.appending(path: "cert.pem").path,
      key: folder.appending(path: "key.pem").path)
  }

  /// Puts another certificate and its key into these files.
  func replace(with other: TestCertificate) throws {
    try other.copy(other.files.certificate, to: files.certificate)
    try other.copy(other.files.key, to: files.key)
  }

  /// Protects the key with a passphrase.
  func lock() throws {
    try Self.openssl(
      "pkcs8", "-topk8", "-passout", "pass:secret", "-in", files.key, "-out", files.key + ".locked")
    try copy(files.key + ".locked", to: files.key)
  }

  /// A context with which a client trusts this certificate and no other.
  func clientContext(
    _ configure: (inout TLSConfiguration) -> Void = { _ in }
  ) throws -> NIOSSLContext {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.trustRoots = .file(files.certificate)
    configure(&configuration)
    return try NIOSSLContext(configuration: configuration)
  }

  private func copy(_ file: String, to other: String) throws {
    try Data(contentsOf: URL(filePath: file)).write(to: URL(filePath: other))
  }

  private static func openssl(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "openssl \(arguments)")
  }
}

/// How a client reaches the service of a test.
enum Transport: CaseIterable, Sendable {
  case plain
  case encrypted
}
