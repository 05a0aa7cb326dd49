import Logging
import ServiceLifecycle

/// Looks now and then whether a certificate was renewed, and tells the log what a host has to know of it.
///
/// Nobody has to be told of a renewal, and none has to be told to whoever runs the service: programs that
/// renew certificates replace the files, and that is enough.
struct CertificateWatch: ServiceLifecycle.Service {
  let certificate: ServerCertificate
  let interval: Duration
  let logger: Logger
  var now: @Sendable () -> Timestamp = { .now }

  func run() async {
    try? await cancelWhenGracefulShutdown {
      var said = Said()
      while true {
        look(&said)
        try await Task.sleep(for: interval)
      }
    }
  }

  /// What the log was told of a certificate already, so that it is told once.
  struct Said {
    fileprivate var fault: CertificateError?
    fileprivate var isInvalid = false
  }

  /// Looks once.
  func look(_ said: inout Said) {
    do throws(CertificateError) {
      if try certificate.renew() {
        said = Said()
        logger.notice("the certificate was renewed", metadata: validity)
      }
      said.fault = nil
    } catch {
      if said.fault != error {
        logger.error(
          "the certificate stays as it was", metadata: ["reason": "\(error)"])
      }
      said.fault = error
    }
    let isInvalid = !certificate.validity.contains(now())
    if isInvalid, !said.isInvalid {
      logger.warning(
        now() < certificate.validity.lowerBound
          ? "the certificate is not valid yet" : "the certificate has expired",
        metadata: validity)
    }
    said.isInvalid = isInvalid
  }

  private var validity: Logger.Metadata {
    let validity = certificate.validity
    return [
      "from": .stringConvertible(validity.lowerBound),
      "to": .stringConvertible(validity.upperBound),
    ]
  }
}
