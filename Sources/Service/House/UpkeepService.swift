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
          while !Task.isCancelled {
            await keeper.upkeep.work(for: keeper)
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
}
