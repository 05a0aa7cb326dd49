import ByteStrings
import Circles

/// A challenge that is being made or joined. Everything typed or selected is kept through all steps.
struct ChallengeDraft {
  /// Whether the player joins a challenge, and does not make one.
  var isJoining = false
  var terms = GameTerms()
  var name: PlainText = ""
  var avatar = Avatar.fox
}
