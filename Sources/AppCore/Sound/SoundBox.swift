import Foundation
import Screens

/// The sounds of the app for whatever plays them: none is made before the first one is wanted, and each once.
@MainActor
package final class SoundBox<Player> {
  private let prepare: () -> Void
  private let make: (Data) throws -> Player
  private var players: [Feedback: Player?] = [:]

  /// - Parameters:
  ///   - prepare: makes the device ready, before the first sound.
  ///   - make: what plays a file. Where it cannot be made nothing is heard.
  package init(prepare: @escaping () -> Void, make: @escaping (Data) throws -> Player) {
    self.prepare = prepare
    self.make = make
  }

  /// What plays the sound of something that is felt, too; nil where nothing can.
  package func player(for kind: Feedback) -> Player? {
    if let known = players[kind] { return known }
    if players.isEmpty { prepare() }
    let player = try? make(WaveFile(Waveform(Sound(for: kind))).bytes)
    players[kind] = .some(player)
    return player
  }
}

/// Does what may fail where nothing is to be said about it.
@discardableResult
package func attempt<Input, Output>(
  _ action: (Input) throws -> Output, _ input: Input
) -> Output? {
  try? action(input)
}
