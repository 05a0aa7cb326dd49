#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files in which a host keeps the certificate of a service and its private key, both in PEM.
public struct CertificateFiles: Equatable, Sendable {
  /// What stands in both at one moment.
  struct Contents: Equatable, Sendable {
    let certificate: [UInt8]
    let key: [UInt8]
  }

  /// The certificate, and after it those that lead to a known authority.
  let certificate: String
  let key: String

  /// Names both files.
  public init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }

  /// Reads both.
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

/// Why a service cannot prove who it is with the files that it was given.
public enum CertificateError: Error, Equatable, CustomStringConvertible {
  /// There is no such file.
  case missing(String)
  /// This file cannot be read.
  case unreadable(String)
  /// There is no certificate in PEM in this file.
  case noCertificate(String)
  /// There is no private key in PEM in this file, or a passphrase is needed to read it.
  case noKey(String)
  /// The key is not that of the certificate.
  case otherKey(CertificateFiles)

  /// A sentence for whoever runs the service.
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

  /// Whether the file itself is at fault, and not what stands in it.
  public var isAboutFile: Bool {
    switch self {
    case .missing, .unreadable: true
    case .noCertificate, .noKey, .otherKey: false
    }
  }
}
