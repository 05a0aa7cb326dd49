import Library

/// How rows are spelled, read and written without the library's own code: a proof must not rest on
/// the code that it is about.
public enum Spelling {
  /// The lines of a game.
  public static func lines(_ text: [UInt8]) -> [[UInt8]] {
    text.split(separator: 0x1E).map { Array($0) }
  }

  /// What was deleted of a game.
  public struct Deletion {
    /// How often it was deleted and brought back; odd if it is deleted.
    public var count = 0
    /// The fingerprints of the lines that are hidden, as digits.
    public var lines: Set<[UInt8]> = []

    /// What a row says.
    public init(_ text: [UInt8]) {
      let fields = text.split(separator: UInt8(ascii: " ")).map { Array($0) }
      if let first = fields.first { count = number(first) }
      lines = Set(fields.dropFirst())
    }

    /// Whether anything is deleted now.
    public var isDeleted: Bool { count % 2 == 1 }

    /// Whether a line is hidden.
    public func hides(_ line: [UInt8]) -> Bool {
      isDeleted && lines.contains(Fingerprint(of: line).digits)
    }

    /// The text of the row.
    public var text: [UInt8] {
      let sorted = lines.sorted { $0.lexicographicallyPrecedes($1) }
      return sorted.reduce(bytes(count)) { $0 + [UInt8(ascii: " ")] + $1 }
    }
  }

  /// The whole number that digits spell; 0 for anything else.
  public static func number(_ text: some Collection<UInt8>) -> Int {
    Int(String(decoding: text, as: UTF8.self)) ?? 0
  }

  /// The digits of a number.
  public static func bytes(_ number: Int) -> [UInt8] { Array("\(number)".utf8) }
}
