import Logging
import ServiceLifecycle

/// Does the periodic work of a server until the service stops. When the disk has failed, it ends by itself, and the
/// service ends with it.
struct UpkeepService: ServiceLifecycle.Service {
  let server: ServerContext
  let logger: Logger

  func run() async throws {
    await cancelWhenGracefulShutdown {
      await withTaskGroup { tasks in
        tasks.addTask { await server.failure.wait() }
        tasks.addTask {
          var standing = SpaceWatch.Standing.ample
          while !Task.isCancelled {
            await server.upkeep.work(for: server)
            await look(at: &standing)
            try? await Task.sleep(for: .seconds(60))
          }
        }
        await tasks.next()
        tasks.cancelAll()
      }
    }
    if server.hasFailed {
      logger.critical("the disk did not take what was written, so nothing more is kept")
    }
  }

  /// Logs when the space becomes short, and when it is used up.
  private func look(at last: inout SpaceWatch.Standing) async {
    let standing = await server.space.standing(at: server.clock.steady())
    defer { last = standing }
    if standing == last { return }
    switch standing {
    case .ample: logger.warning("the database has space again")
    case .short: logger.warning("the database has taken four fifths of its space (--space)")
    case .full: logger.error("the database has taken all its space (--space): nothing more is kept")
    }
  }
}
