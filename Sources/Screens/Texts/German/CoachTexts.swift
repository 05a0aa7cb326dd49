import ByteStrings

/// Every sentence around the coach's page, in German.
package enum CoachTexts {
  package static func title(isOfFriend: Bool) -> PlainText { "Wie war das?" }
  package static var last: PlainText { "Deine letzten Partien" }
  package static var wait: PlainText { "Der Trainer sieht nach …" }
  package static var missing: PlainText {
    "Der Trainer ist gerade nicht da. Bist du online?"
  }
}
