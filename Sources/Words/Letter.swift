import ByteStrings

/// One of the twenty-six letters of the English alphabet, without case.
public struct Letter: Hashable, Sendable {
  /// The index in the alphabet: 0 for A, 25 for Z.
  public let index: UInt8

  private init(unchecked index: UInt8) {
    self.index = index
  }

  /// The letter at an index in the alphabet; nil if `index` is above 25.
  public init?(index: UInt8) {
    guard index < 26 else { return nil }
    self.index = index
  }

  /// The letter for an ASCII code, in either case; nil for any other code.
  public init?(ascii: UInt8) {
    let lowered = ascii | 0x20
    guard lowered >= UInt8(ascii: "a"), lowered <= UInt8(ascii: "z") else { return nil }
    index = lowered - UInt8(ascii: "a")
  }

  /// The ASCII code of the lower-case letter.
  public var ascii: UInt8 { UInt8(ascii: "a") + index }

  /// The ASCII code of the upper-case letter.
  public var uppercaseASCII: UInt8 { UInt8(ascii: "A") + index }

  /// The letter as text, in upper case.
  public var uppercased: PlainText { PlainText(utf8: [uppercaseASCII]) }

  /// The whole alphabet, from A to Z.
  public static let all: [Letter] = (0..<26).map { Letter(unchecked: $0) }
}

extension Letter: Comparable {
  /// Whether the first letter comes before the second in the alphabet.
  public static func < (first: Letter, second: Letter) -> Bool {
    first.index < second.index
  }
}

extension Letter {
  /// The letter in five bits: 1 for A, 26 for Z. 0 means "no letter".
  @inlinable var code: UInt32 { UInt32(index) + 1 }

  /// The letter of a code that is known to be in 1...26.
  init(code: UInt32) {
    assert((1...26).contains(code))
    self.init(unchecked: UInt8(truncatingIfNeeded: code) - 1)
  }
}
