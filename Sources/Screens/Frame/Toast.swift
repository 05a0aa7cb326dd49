import ByteStrings
import Games

/// A passing message.
package struct Toast {
  package let message: PlainText
  /// The action that the message offers, with its title.
  package var action: (title: PlainText, act: () -> Void)?
  /// Whether the message is only for screen readers: the page shows its content anyway.
  package var isHeard = false
  /// Whether the message announces a new version, and so stays until the player answers it.
  package var offersVersion = false

  /// Long enough to read the message twice.
  static let duration = Milliseconds(6000)
}
