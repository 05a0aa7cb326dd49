import ByteStrings
import Circles

/// A challenge that is being made or joined. What was typed and chosen stays through all steps.
struct ChallengeDraft {
  /// Whether another one's is joined.
  var isJoining = false
  var terms = GameTerms()
  var name: PlainText = ""
  var avatar = Avatar.fox
}
