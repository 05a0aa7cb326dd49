import ByteStrings
import Games

/// A passing message.
package struct Toast {
  package let message: PlainText
  /// What the player can do about it, and what it is called.
  package var action: (title: PlainText, act: () -> Void)?
  /// Whether it is only heard: whoever sees finds the same where they look.
  package var isHeard = false
  /// Whether it tells of a new version, and so stands until it is answered.
  package var offersVersion = false

  /// Long enough to be read twice.
  static let duration = Milliseconds(6000)
}
