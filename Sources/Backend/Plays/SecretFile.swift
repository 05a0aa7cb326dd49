import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file with the secret from which the games of a server's days are derived. Anyone who knows the secret can
/// predict them, so it is neither in the database nor in a copy of the database.
public struct SecretFile: Sendable {
  /// The path of the file.
  public let path: String

  /// The secret in this file, which need not exist.
  public init(path: String) { self.path = path }

  /// The secret. If the file does not exist, a new secret is drawn, and it is on the disk when this returns.
  public func secret() throws(SecretFileError) -> Secret {
    if let secret = try read() { return secret }
    try make()
    guard let secret = try read() else { throw .unavailable(path, reason: "it is gone again") }
    return secret
  }

  private func read() throws(SecretFileError) -> Secret? {
    if access(path, F_OK) != 0, errno == ENOENT { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unavailable(path, reason: "it cannot be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    guard text.last == "\n", let secret = Secret(text: String(text.dropLast())) else {
      throw .damaged(path)
    }
    return secret
  }

  /// Writes a new secret to a temporary file, and then links it to its name, so that the file never exists in part.
  /// If another process was faster, its secret stays.
  private func make() throws(SecretFileError) {
    let draft = "\(path).\(UUID().uuidString)"
    guard let file = OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL) else { throw failure }
    defer { unlink(draft) }
    let text = Array((Secret().text + "\n").utf8)
    guard write(file.descriptor, text, text.count) == text.count, fsync(file.descriptor) == 0 else {
      throw failure
    }
    guard link(draft, path) == 0 || errno == EEXIST else { throw failure }
    if let folder = OpenFile((path as NSString).deletingLastPathComponent, O_RDONLY) {
      fsync(folder.descriptor)
    }
  }

  private var failure: SecretFileError {
    .unavailable(path, reason: String(cString: strerror(errno)))
  }
}

/// Why the secret cannot be used.
public enum SecretFileError: Error, Equatable, CustomStringConvertible {
  /// The file cannot be read or made, for this reason.
  case unavailable(String, reason: String)
  /// The file does not contain a secret.
  case damaged(String)

  /// A sentence for the operator of the server.
  public var description: String {
    switch self {
    case .unavailable(let path, let reason): "\(path): The secret cannot be used: \(reason)."
    case .damaged(let path):
      "\(path): This is not the secret of a server: 64 hexadecimal digits on one line."
    }
  }
}
