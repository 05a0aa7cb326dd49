import NIOCore
import NIOSSL
import Synchronization

/// The certificate with which a service proves its identity. It can be renewed while the service runs.
public final class ServerCertificate: Sendable {
  private struct Current {
    let contents: CertificateFiles.Contents
    let context: NIOSSLContext
    let validity: Range<Timestamp>
  }

  private let files: CertificateFiles
  private let current: Mutex<Current>

  /// Reads the files, which must be valid.
  public init(_ files: CertificateFiles) throws(CertificateError) {
    self.files = files
    current = Mutex(try Self.load(try files.contents(), of: files))
  }

  /// The TLS context for the next connection.
  var context: NIOSSLContext { current.withLock { $0.context } }

  /// The period in which browsers accept the certificate.
  var validity: Range<Timestamp> { current.withLock { $0.validity } }

  /// Reads the files again, for new connections. Existing connections keep their certificate.
  /// - Returns: whether the certificate or the key has changed.
  /// - Throws: why the files cannot be used. Then everything stays as it was.
  func renew() throws(CertificateError) -> Bool {
    let contents = try files.contents()
    guard contents != current.withLock({ $0.contents }) else { return false }
    let renewed = try Self.load(contents, of: files)
    current.withLock { $0 = renewed }
    return true
  }

  private static func load(
    _ contents: CertificateFiles.Contents, of files: CertificateFiles
  ) throws(CertificateError) -> Current {
    guard let chain = try? NIOSSLCertificate.fromPEMBytes(contents.certificate),
      let leaf = chain.first
    else { throw .noCertificate(files.certificate) }
    // Without an answer, the library would prompt for a passphrase in the terminal.
    guard
      let key = try? NIOSSLPrivateKey(
        bytes: contents.key, format: .pem, passphraseCallback: { $0([UInt8]()) })
    else { throw .noKey(files.key) }
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    // How long a client has to confirm the end of the connection.
    configuration.shutdownTimeout = .seconds(1)
    guard let context = try? NIOSSLContext(configuration: configuration) else {
      throw .otherKey(files)
    }
    let begin = Timestamp(seconds: leaf.notValidBefore)
    let end = max(begin, Timestamp(seconds: leaf.notValidAfter))
    return Current(contents: contents, context: context, validity: begin..<end)
  }
}
