import ByteStrings
import Games

/// The languages in which an online program speaks: one program knows them all.
public enum OnlineLanguage: CaseIterable, Sendable {
  case english
  case german

  /// The language of a tag; English for any that is unknown.
  init(tag: ArraySlice<UInt8>) { self = equal(tag, "de") ? .german : .english }
}
