/// A colour by its name, without any type of an interface.
///
/// A name that no interface knows is kept as it is: a theme may come from a later version.
public struct MemorizeColor: Equatable, Sendable {
  /// The names that every interface knows.
  public enum Known: UInt8, CaseIterable, Sendable {
    case red
    case orange
    case yellow
    case green
    case mint
    case teal
    case cyan
    case blue
    case indigo
    case purple
    case pink
    case brown
    case gray
    case black

    /// The name.
    public var keyword: StaticString {
      switch self {
      case .red: "red"
      case .orange: "orange"
      case .yellow: "yellow"
      case .green: "green"
      case .mint: "mint"
      case .teal: "teal"
      case .cyan: "cyan"
      case .blue: "blue"
      case .indigo: "indigo"
      case .purple: "purple"
      case .pink: "pink"
      case .brown: "brown"
      case .gray: "gray"
      case .black: "black"
      }
    }
  }

  /// The most letters that a name can have.
  public static let nameLimit = 24

  /// The name: letters `a` to `z`.
  public let name: [UInt8]

  /// The colour of a known name.
  public init(_ known: Known) {
    var text = TextWriter()
    text.write(known.keyword)
    name = text.bytes
  }

  /// The colour of any name; nothing where it is no word of the letters `a` to `z`, or too long.
  public init?(name: ArraySlice<UInt8>) {
    guard (1...Self.nameLimit).contains(name.count) else { return nil }
    for byte in name where byte < UInt8(ascii: "a") || byte > UInt8(ascii: "z") { return nil }
    self.name = Array(name)
  }

  /// The known colour of this name; nothing where the interface must choose one itself.
  public var known: Known? {
    for known in Known.allCases where equal(name[...], known.keyword) { return known }
    return nil
  }
}

/// What the backs of cards are filled with: one colour, or a gradient from it to a second.
public struct MemorizeFill: Equatable, Sendable {
  /// The only colour, or the one where the gradient begins.
  public let color: MemorizeColor

  /// The colour where the gradient ends; nothing where there is no gradient.
  public let end: MemorizeColor?

  /// One colour, or a gradient.
  public init(_ color: MemorizeColor, to end: MemorizeColor? = nil) {
    self.color = color
    self.end = end
  }

  /// Writes `blue`, or `blue,teal`.
  func write(to text: inout TextWriter) {
    text.write(color.name)
    guard let end else { return }
    text.write(",")
    text.write(end.name)
  }

  /// Reads what `write` wrote.
  init(_ field: ArraySlice<UInt8>) throws(TextFault) {
    let comma = field.firstIndex(of: UInt8(ascii: ",")) ?? field.endIndex
    guard let color = MemorizeColor(name: field[field.startIndex..<comma]) else {
      throw .unexpected
    }
    self.color = color
    guard comma < field.endIndex else {
      end = nil
      return
    }
    guard let end = MemorizeColor(name: field[(comma + 1)...]) else { throw .unexpected }
    self.end = end
  }
}
