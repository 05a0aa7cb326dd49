import ByteStrings
import Circles

/// A race or a challenge that is being made or joined. What the player types or selects is kept through all steps.
struct MatchDraft {
  var terms = GameTerms()
  /// Who the player is to the others.
  var name: PlainText = ""
  var avatar = Avatar.fox

  /// The player, as they are sent to the server.
  var person: PlainText { "name \(name)\nface \(PlainText(avatar.keyword))\n" }
}
