import Foundation

/// A secret that only its owner has: 256 random bits. The server stores only its digest, so a reader of the
/// database cannot impersonate anyone.
public struct Secret: Equatable, Sendable {
  private let bytes: Data

  /// A new secret, from the random source of the system.
  public init() {
    var generator = SystemRandomNumberGenerator()
    bytes = Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  /// Reads the text of a secret: 64 lowercase hexadecimal digits. Nil for any other text.
  public init?(text: String) {
    guard let bytes = Data(hexadecimal: text, count: 32) else { return nil }
    self.bytes = bytes
  }

  /// Its 64 hexadecimal digits.
  public var text: String { bytes.hexadecimal }

  /// The digest by which the server identifies the secret.
  public var digest: SecretDigest { SecretDigest(of: bytes) }

  /// The code of a line, which only the owner of the secret can compute: HMAC with SHA-256.
  func code(of line: String) -> [UInt8] { Digest.code(of: Data(line.utf8), key: bytes) }
}

/// The SHA-256 of a secret. The secret cannot be derived from it: a token has too many bits for a brute-force
/// search, and a pairing code expires after ten minutes.
public struct SecretDigest: Hashable, Sendable {
  let bytes: Data

  /// The digest of these bytes.
  public init(of secret: some DataProtocol) { bytes = Data(Digest.sha256(of: secret)) }

  init(stored: Data) { bytes = stored }
}
