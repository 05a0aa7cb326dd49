import ByteStrings

/// The fill of the backs of cards: a colour, or a gradient between two colours.
///
/// Colours are names, independent of any user interface type. An unknown name is kept unchanged, because a
/// theme may come from a later version, and the interface has a fallback colour for it.
public struct MemorizeFill: Equatable, Sendable {
  /// The names for which every interface has a colour.
  public static let knownNames: Literal =
    "red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|gray|black"

  /// The names in a list with separators between them.
  public static func names(in list: Literal) -> [PlainText] {
    var names: [PlainText] = [""]
    for byte in list.utf8 {
      if byte == UInt8(ascii: "|") {
        names.append("")
      } else {
        names[names.count - 1] += PlainText(utf8: [byte])
      }
    }
    return names
  }

  /// The most letters that a name can have.
  public static let nameLimit = 24

  /// `blue`, or `blue,teal`.
  let spelling: [UInt8]

  /// The fill with this spelling; nil if it is not one name of letters `a` to `z`, or two such names with a
  /// comma between them.
  public init?(_ spelling: [UInt8]) {
    self.spelling = spelling
    let names = self.names
    guard names.count <= 2 else { return nil }
    for name in names {
      guard (1...Self.nameLimit).contains(name.count) else { return nil }
      for byte in name where byte < UInt8(ascii: "a") || byte > UInt8(ascii: "z") { return nil }
    }
  }

  /// The names of the colours: one, or the two ends of a gradient.
  public var names: [ArraySlice<UInt8>] {
    spelling.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
  }
}
