import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of the secret that the games of a server's days follow from. Whoever knows it can foresee them, so
/// it stands neither in the database nor in a copy of one.
public struct SecretFile: Sendable {
  /// The file.
  public let path: String

  /// The secret in this file, which need not be there.
  public init(path: String) { self.path = path }

  /// The secret. Where there is no file it is drawn, and on the disk when this returns.
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

  /// Writes a new secret beside its place, and then gives it its name: the file is never there in part. Where
  /// another process was faster, its secret stays.
  private func make() throws(SecretFileError) {
    let draft = "\(path).\(UUID().uuidString)"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure }
    defer { unlink(draft) }
    let text = Array((Secret().text + "\n").utf8)
    let isWritten = write(file, text, text.count) == text.count && fsync(file) == 0
    let reason = failure
    close(file)
    guard isWritten else { throw reason }
    guard link(draft, path) == 0 || errno == EEXIST else { throw failure }
    let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  private var failure: SecretFileError {
    .unavailable(path, reason: String(cString: strerror(errno)))
  }
}

/// Why there is no secret.
public enum SecretFileError: Error, Equatable, CustomStringConvertible {
  /// The file cannot be read or made, for this reason.
  case unavailable(String, reason: String)
  /// The file is something else.
  case damaged(String)

  /// A sentence for whoever runs the server.
  public var description: String {
    switch self {
    case .unavailable(let path, let reason): "\(path): The secret cannot be used: \(reason)."
    case .damaged(let path):
      "\(path): This is not the secret of a server: 64 hexadecimal digits on one line."
    }
  }
}
