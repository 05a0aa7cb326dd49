import Screens

/// Effects that only views can perform: saving a file, choosing a file, and haptic feedback.
package struct PendingEffects {
  /// The file to save; nil if there is none.
  package var saved: SavedFile?
  /// The request that a chosen file answers; nil if no file is requested.
  package internal(set) var choice: Int32?
  /// Whether the player still has to choose a file.
  var isChoosing = false
  /// The latest feedback, with the number of feedbacks so far.
  package private(set) var felt: Felt?

  /// A haptic feedback. Two of the same kind differ by their number.
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
