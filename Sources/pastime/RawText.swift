/// The arguments of the command as texts, whatever their bytes are.
///
/// A file name need not be valid UTF-8. In such an argument, each byte that is not ASCII becomes a private-use
/// character that occurs in no other text. It becomes a byte again when a file is opened or a line is written.
enum RawText {
  /// The private-use characters that represent the bytes 0x80 to 0xFF.
  private static let characters: ClosedRange<UInt32> = 0x10F780...0x10F7FF

  /// The arguments, without the name of the command.
  static var arguments: [String] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { number in
      CommandLine.unsafeArgv[number].map { text(of: $0) }
    }
  }

  static func text(of argument: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: argument), bytes(of: text) == Array(text.utf8) {
      return text
    }
    var scalars = String.UnicodeScalarView()
    var next = argument
    while next.pointee != 0 {
      let byte = UInt8(bitPattern: next.pointee)
      let scalar = byte < 0x80 ? UInt32(byte) : characters.lowerBound - 0x80 + UInt32(byte)
      if let scalar = Unicode.Scalar(scalar) { scalars.append(scalar) }
      next += 1
    }
    return String(scalars)
  }

  /// The bytes from which a text was made.
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if characters.contains(scalar.value) {
        bytes.append(UInt8(scalar.value - characters.lowerBound + 0x80))
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
      }
    }
    return bytes
  }

  /// Whether a text was made from valid UTF-8.
  static func isUTF8(_ text: String) -> Bool { bytes(of: text) == Array(text.utf8) }

  /// Calls a system function with the path in a text.
  static func withPath<Result>(
    _ text: String, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    body(bytes(of: text).map { CChar(bitPattern: $0) } + [0])
  }
}
