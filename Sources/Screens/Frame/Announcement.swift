import ByteStrings

/// The sentence that a screen reader reads next.
package struct Announcement {
  package private(set) var sentence: PlainText = ""
  /// Distinguishes two announcements of the same sentence.
  package private(set) var number: UInt64 = 0

  mutating func say(_ sentence: PlainText) {
    self.sentence = sentence
    number += 1
  }
}
