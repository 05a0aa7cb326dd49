import Screens

/// What only views can do: what the player is to save, choose and feel.
package struct PendingEffects {
  /// The file to save; nil where there is none.
  package var saved: SavedFile?
  /// The request that a chosen file answers; nil where none is asked for.
  package internal(set) var choice: Int32?
  /// Whether a file is still to be chosen.
  var isChoosing = false
  /// What is felt, and how often anything was.
  package private(set) var felt: Felt?

  /// Something to feel. Two of a kind differ by their number.
  package struct Felt: Equatable, Sendable {
    package let kind: Feedback
    package let number: Int
  }

  mutating func add(_ pendingEffect: NativeHost.PendingEffect) {
    switch pendingEffect {
    case .save(let bytes, let name): saved = SavedFile(name: name, bytes: bytes)
    case .choose(let request): (choice, isChoosing) = (request, true)
    case .feel(let kind): felt = Felt(kind: kind, number: (felt?.number ?? 0) &+ 1)
    }
  }
}

/// A file that the player saves.
package struct SavedFile: Equatable, Sendable {
  package let name: String
  package let bytes: [UInt8]
}
