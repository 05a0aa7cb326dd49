import Logging
import ServiceLifecycle

/// Checks from time to time whether the certificate was renewed, and logs what the operator has to know.
///
/// A renewal needs no signal to the service and no action by the operator: it is enough that a renewal program replaces
/// the files.
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

  /// The faults of the certificate that were already logged, so that each is logged once.
  struct Said {
    fileprivate var fault: CertificateError?
    fileprivate var isInvalid = false
  }

  /// Checks once.
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
