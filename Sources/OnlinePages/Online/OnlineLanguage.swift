import ByteStrings
import Games

/// The languages of an online program. A single program has all of them.
public enum OnlineLanguage: CaseIterable, Sendable {
  case english
  case german

  /// The language of a tag; English for an unknown tag.
  init(tag: ArraySlice<UInt8>) { self = equal(tag, "de") ? .german : .english }
}
