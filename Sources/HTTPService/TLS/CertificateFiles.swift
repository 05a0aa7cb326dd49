#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The two PEM files of a service: its certificate and its private key.
public struct CertificateFiles: Equatable, Sendable {
  /// The contents of both files at one moment.
  struct Contents: Equatable, Sendable {
    let certificate: [UInt8]
    let key: [UInt8]
  }

  /// The certificate file. After the certificate it contains the certificates that lead to a known authority.
  let certificate: String
  let key: String

  /// Names both files.
  public init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }

  /// Reads both files.
  func contents() throws(CertificateError) -> Contents {
    Contents(certificate: try Self.bytes(of: certificate), key: try Self.bytes(of: key))
  }

  private static func bytes(of file: String) throws(CertificateError) -> [UInt8] {
    let manager = FileManager.default
    guard manager.fileExists(atPath: file) else { throw .missing(file) }
    guard let content = manager.contents(atPath: file) else { throw .unreadable(file) }
    return [UInt8](content)
  }
}

/// Why a service cannot use its certificate files.
public enum CertificateError: Error, Equatable, CustomStringConvertible {
  /// The file does not exist.
  case missing(String)
  /// This file cannot be read.
  case unreadable(String)
  /// There is no certificate in PEM in this file.
  case noCertificate(String)
  /// There is no private key in PEM in this file, or a passphrase is needed to read it.
  case noKey(String)
  /// The key does not belong to the certificate.
  case otherKey(CertificateFiles)

  /// A sentence for the operator of the service.
  public var description: String {
    switch self {
    case .missing(let file): "\(file): There is no such file."
    case .unreadable(let file): "\(file): The file cannot be read."
    case .noCertificate(let file): "\(file): There is no certificate in PEM."
    case .noKey(let file): "\(file): There is no private key in PEM that needs no passphrase."
    case .otherKey(let files):
      "\(files.key): The private key is not that of the certificate in \(files.certificate)."
    }
  }

  /// Whether the file itself is at fault, and not its contents.
  public var isAboutFile: Bool {
    switch self {
    case .missing, .unreadable: true
    case .noCertificate, .noKey, .otherKey: false
    }
  }
}
