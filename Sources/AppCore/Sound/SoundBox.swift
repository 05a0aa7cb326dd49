import Foundation
import Screens

/// A cache of sound players: each player is made once, when its sound is first needed.
@MainActor
package final class SoundBox<Player> {
  private let prepare: () -> Void
  private let make: (Data) throws -> Player
  private var players: [Feedback: Player?] = [:]

  /// - Parameters:
  ///   - prepare: prepares the device before the first sound.
  ///   - make: makes a player for a file. If it fails, there is no sound.
  package init(prepare: @escaping () -> Void, make: @escaping (Data) throws -> Player) {
    self.prepare = prepare
    self.make = make
  }

  /// The player for the sound of an event that also has haptic feedback; nil if it cannot be made.
  package func player(for kind: Feedback) -> Player? {
    if let known = players[kind] { return known }
    if players.isEmpty { prepare() }
    let player = try? make(WaveFile(Waveform(Sound(for: kind))).bytes)
    players[kind] = .some(player)
    return player
  }
}

/// Performs an action that may fail without any report.
@discardableResult
package func attempt<Input, Output>(
  _ action: (Input) throws -> Output, _ input: Input
) -> Output? {
  try? action(input)
}
