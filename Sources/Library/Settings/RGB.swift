import ByteStrings
import Games

/// A colour of the screen: red, green and blue, eight bits each (sRGB).
public struct RGB: Hashable, Sendable {
  /// The 24 bits, red in the highest.
  public let bits: UInt32

  /// The colour of these 24 bits. Higher bits are ignored.
  public init(_ bits: UInt32) { self.bits = bits & 0xFF_FFFF }

  /// Reads `#rrggbb`, as written by a colour field of the browser; nil for any other text.
  public init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 7, text.first == UInt8(ascii: "#") else { return nil }
    var bits: UInt32 = 0
    for byte in text.dropFirst() {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      bits = bits << 4 | UInt32(digit)
    }
    self.init(bits)
  }

  /// `#rrggbb`, in lower case.
  public var text: PlainText {
    var text = TextWriter()
    write(to: &text)
    return PlainText(utf8: text.bytes)
  }

  func write(to text: inout TextWriter) {
    text.write("#")
    text.write(hexadecimal: UInt64(bits), digits: 6)
  }

  /// The relative luminance, from 0 for black to 1 for white (WCAG 2.2,
  /// <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>).
  public var luminance: Double {
    0.2126 * linear(bits >> 16) + 0.7152 * linear(bits >> 8) + 0.0722 * linear(bits)
  }

  /// The contrast with another colour, from 1 to 21 (WCAG 2.2,
  /// <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>).
  public func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Black or white, whichever is easier to read on this colour.
  public var readableInk: RGB {
    contrast(with: .white) >= contrast(with: .black) ? .white : .black
  }

  /// White.
  public static let white = RGB(0xFF_FFFF)

  /// Black.
  public static let black = RGB(0)

  /// The linear value of eight bits of sRGB. The power of 2.4 is the product of the square and the fifth root
  /// of the square, computed by Newton's method, because the browser build has no mathematics library.
  private func linear(_ bits: UInt32) -> Double {
    let value = Double(bits & 255) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let square = base * base
    var root = base
    for _ in 0..<40 {
      root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
    }
    return square * root
  }
}
