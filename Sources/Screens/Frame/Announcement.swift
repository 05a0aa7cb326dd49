import ByteStrings

/// The sentence that a screen reader is to read next.
package struct Announcement {
  package private(set) var sentence: PlainText = ""
  /// Differs for two announcements of one sentence.
  package private(set) var number: UInt64 = 0

  mutating func say(_ sentence: PlainText) {
    self.sentence = sentence
    number += 1
  }
}
