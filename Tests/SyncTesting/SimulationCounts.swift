/// What happened in simulations.
public struct SimulationCounts: Sendable {
  /// Steps of all simulations.
  public var steps = 0
  /// Rows that players wrote.
  public var rows = 0
  /// Requests that devices sent.
  public var requests = 0
  /// Devices that lost their memory.
  public var restarts = 0
  /// Servers that were set back.
  public var restores = 0
  /// Devices that began with the storage of another device.
  public var clones = 0
  /// Devices that lost their storage, or were set back.
  public var wipes = 0
  /// Games with several lines at the end.
  public var forks = 0
  /// The most rounds until all was quiet after the faults ended.
  public var rounds = 0

  /// Nothing yet.
  public init() {}

  /// Both together.
  public static func += (left: inout SimulationCounts, right: SimulationCounts) {
    left.steps += right.steps
    left.rows += right.rows
    left.requests += right.requests
    left.restarts += right.restarts
    left.restores += right.restores
    left.clones += right.clones
    left.wipes += right.wipes
    left.forks += right.forks
    left.rounds = max(left.rounds, right.rounds)
  }
}
