import ByteStrings

/// What the backs of cards are filled with: a colour, or a gradient from one to another.
///
/// Colours are names, without any type of an interface. A name that is not known here is kept as it
/// is: a theme may come from a later version, and the interface has a colour for it all the same.
public struct MemorizeFill: Equatable, Sendable {
  /// The names that every interface has a colour for.
  public static let knownNames: Literal =
    "red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|gray|black"

  /// The names in a list that has a stroke between each two.
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

  /// The fill that is spelled so; nil where it is not one name of letters `a` to `z`, or two with
  /// a comma between them.
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
