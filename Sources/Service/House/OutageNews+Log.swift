import House
import Logging

extension OutageNews {
  /// Writes a line for whoever runs the house.
  public func log(to logger: Logger) {
    switch self {
    case .began(.unreachable(let reason)):
      logger.error("the database cannot be reached", metadata: ["reason": "\(reason)"])
    case .ended(.unreachable): logger.warning("the database is reached again")
    case .began(.noSpace): logger.error("the disk is full, so nothing more is kept for now")
    case .began(.readOnly):
      logger.error("the database can only be read, so nothing is kept for now")
    case .ended(.noSpace), .ended(.readOnly): logger.warning("everything is kept again")
    }
  }
}
