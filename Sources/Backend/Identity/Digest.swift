import Foundation

#if canImport(CryptoKit)
  import CryptoKit
#else
  import COpenSSL
#endif

/// SHA-256 (FIPS 180-4) and the codes that it makes with a key (HMAC, RFC 2104), by the cryptographic library of the
/// system. A package with a library of its own would take longer to compile than all of this module.
enum Digest {
  /// The 32 bytes of the SHA-256 of these bytes.
  static func sha256(of bytes: some DataProtocol) -> [UInt8] {
    #if canImport(CryptoKit)
      return Array(SHA256.hash(data: bytes))
    #else
      return filled { SHA256(Array(bytes), bytes.count, $0) }
    #endif
  }

  /// The 32 bytes of a code that only the owner of the key can compute.
  static func code(of bytes: some DataProtocol, key: some DataProtocol) -> [UInt8] {
    #if canImport(CryptoKit)
      let key = SymmetricKey(data: Data(key))
      return Array(HMAC<SHA256>.authenticationCode(for: bytes, using: key))
    #else
      return filled {
        HMAC(EVP_sha256(), Array(key), Int32(key.count), Array(bytes), bytes.count, $0, nil)
      }
    #endif
  }

  #if !canImport(CryptoKit)
    /// The bytes that a function writes to a place for them; it returns nil if the library lacks the algorithm or has no
    /// memory, after which nothing can be trusted.
    private static func filled(
      by write: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
    ) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { bytes, count in
        guard let place = bytes.baseAddress, write(place) != nil else {
          preconditionFailure("the library of the system cannot compute SHA-256")
        }
        count = bytes.count
      }
    }
  #endif
}
