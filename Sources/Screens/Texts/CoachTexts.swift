import ByteStrings

/// Every sentence around the coach's page: the page contains the others.
package enum CoachTexts {
  package static func title(isOfFriend: Bool) -> PlainText {
    isOfFriend ? "How did they play?" : "How did I play?"
  }
  package static var last: PlainText { "Your last games" }
  package static var wait: PlainText { "Looking at your game …" }
  package static var missing: PlainText {
    "Can’t reach the coach. Are you online?"
  }
}
