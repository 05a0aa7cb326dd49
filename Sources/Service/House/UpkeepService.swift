import ServiceLifecycle

/// Does what a house needs from time to time, until the service stops.
struct UpkeepService: ServiceLifecycle.Service {
  let keeper: HouseKeeper

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await keeper.upkeep.work(for: keeper)
        try? await Task.sleep(for: .seconds(60))
      }
    }
  }
}
