import Backend
import Logging

extension OutageEvent {
  /// Logs a line for the operator of the server.
  public func log(to logger: Logger) {
    switch self {
    case .began(.unreachable(let reason)):
      logger.error("the database cannot be reached", metadata: ["reason": "\(reason)"])
    case .ended(.unreachable): logger.warning("the database is reached again")
    case .began(.noSpace): logger.error("the disk is full, so nothing more is kept for now")
    case .began(.readOnly):
      logger.error("the database can only be read, so nothing is kept for now")
    case .began(.damaged(let database)):
      logger.critical(
        """
        the database is damaged, so nothing more is kept: stop the service, put a copy in its place \
        with pastime restore, and start it again
        """, metadata: ["database": "\(database)"])
    case .began(.failingDisk(let database)):
      logger.critical(
        "the disk did not read or write the database: look after the disk, and start again",
        metadata: ["database": "\(database)"])
    case .ended(.noSpace), .ended(.readOnly), .ended(.damaged), .ended(.failingDisk):
      logger.warning("everything is kept again")
    }
  }
}
