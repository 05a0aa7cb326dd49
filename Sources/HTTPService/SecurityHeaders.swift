import HTTPTypes

/// The header fields of every answer, errors included.
enum SecurityHeaders {
  /// The digest of `Web/launch.js`, the only script inside the page's HTML; the build of the page verifies the digest.
  private static let launch = "sha256-8WHYL1WKLyQNXi+2ok80RGPCFslUjI/duLq9q2AYRa0="

  /// The page runs its own scripts, styles and WebAssembly, and nothing from elsewhere.
  static let contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval' '\(launch)'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types pastime",
  ].joined(separator: "; ")

  /// The page uses none of these, so nobody else can either.
  static let permissionsPolicy = [
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer",
    "microphone", "midi", "payment", "usb",
  ].map { "\($0)=()" }.joined(separator: ", ")

  /// The field that makes browsers use only TLS from now on, for a year (RFC 6797). It depends on the connection being
  /// encrypted, not on the kind of answer, so it is not in `fields`.
  static let transport = HTTPField(name: .strictTransportSecurity, value: "max-age=31536000")

  /// The policy comes first: a search for it alone shows whether an answer has these fields.
  static let fields: HTTPFields = {
    var fields: HTTPFields = [
      .contentSecurityPolicy: contentSecurityPolicy,
      .xContentTypeOptions: "nosniff",
      .crossOriginResourcePolicy: "same-origin",
    ]
    for (name, value) in [
      ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Embedder-Policy", "require-corp"),
      ("Permissions-Policy", permissionsPolicy),
    ] {
      guard let name = HTTPField.Name(name) else { continue }
      fields.append(HTTPField(name: name, value: value))
    }
    return fields
  }()
}
