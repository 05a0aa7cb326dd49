import ArgumentParser
import HTTPService

/// The certificate and key with which a service encrypts connections.
struct CertificateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Encrypt all connections (TLS 1.2 or later), with the certificate in this file, in PEM. It is read \
      again when it was renewed.
      """, valueName: "file"))
  var certificate: String?

  @Option(
    help: ArgumentHelp(
      "The private key of the certificate, in PEM and without a passphrase.", valueName: "file"))
  var key: String?

  /// Whether connections are encrypted.
  var isGiven: Bool { certificate != nil }

  func validate() throws {
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("A certificate and its key go together: --certificate and --key.")
    }
  }

  /// Reads both files; nil if none are given.
  func read() throws(CommandError) -> ServerCertificate? {
    guard let certificate, let key else { return nil }
    do {
      return try ServerCertificate(CertificateFiles(certificate: certificate, key: key))
    } catch {
      throw CommandError(
        message: "\(error)",
        code: error.isAboutFile ? CommandError.noInput : CommandError.badCertificate)
    }
  }
}
