import ByteStrings
import Games
import Words

/// The languages of an online program. A single program has all of them.
public enum OnlineLanguage: CaseIterable, Sendable {
  case english
  case german

  /// The language of a tag; English for an unknown tag.
  init(tag: ArraySlice<UInt8>) { self = equal(tag, "de") ? .german : .english }

  /// The language of the words in a game, unless the player chooses another.
  var words: WordLanguage {
    switch self {
    case .english: .english
    case .german: .german
    }
  }
}
