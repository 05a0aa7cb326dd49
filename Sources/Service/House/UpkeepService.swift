import Logging
import ServiceLifecycle

/// Does what a house needs from time to time, until the service stops. It ends by itself, and the service with
/// it, when the disk has failed.
struct UpkeepService: ServiceLifecycle.Service {
  let keeper: HouseKeeper
  let logger: Logger

  func run() async throws {
    await cancelWhenGracefulShutdown {
      await withTaskGroup { tasks in
        tasks.addTask { await keeper.failure.wait() }
        tasks.addTask {
          var standing = SpaceWatch.Standing.ample
          while !Task.isCancelled {
            await keeper.upkeep.work(for: keeper)
            await look(at: &standing)
            try? await Task.sleep(for: .seconds(60))
          }
        }
        await tasks.next()
        tasks.cancelAll()
      }
    }
    if keeper.hasFailed {
      logger.critical("the disk did not take what was written, so nothing more is kept")
    }
  }

  /// Says it when space becomes short, and when there is none.
  private func look(at last: inout SpaceWatch.Standing) async {
    let standing = await keeper.space.standing(at: keeper.clock.steady())
    defer { last = standing }
    if standing == last { return }
    switch standing {
    case .ample: logger.warning("the database has space again")
    case .short: logger.warning("the database has taken four fifths of its space (--space)")
    case .full: logger.error("the database has taken all its space (--space): nothing more is kept")
    }
  }
}
