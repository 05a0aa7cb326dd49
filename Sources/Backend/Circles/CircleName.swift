import Foundation

/// What somebody is called in a circle, or what a circle is called: a short line that can be seen as it is, and
/// told from every other one in its circle.
///
/// It stands here, and not in a module that runs everywhere, because it needs the tables of Unicode: what
/// is a letter, what it is called in capitals. The page shows what the server says.
public struct CircleName: Equatable, Sendable {
  /// As it is shown: in Unicode's form NFKC, without signs that cannot be seen, with single blanks.
  public let text: String
  /// What is the same for names that look alike: without case, blanks and punctuation, and with one letter
  /// for all that are drawn the same way.
  public let normalizedName: String

  /// The most letters of the name of a member.
  public static let longest = 20
  /// The most letters of the name of a circle.
  public static let longestTitle = 40

  /// Reads a name that somebody typed.
  ///
  /// It has letters and digits of any script, marks on them (at most two on one), blanks, hyphens,
  /// apostrophes and full stops, and at least one letter or digit.
  /// - Returns: nil where something else can be seen in it, where nothing can be, and where it is too long.
  public init?(_ typed: String, longest: Int = CircleName.longest) {
    // What is longer than any name can be is not looked into.
    guard typed.utf8.count <= 1_000 else { return nil }
    var scalars = String.UnicodeScalarView()
    var marks = 0
    for scalar in typed.precomposedStringWithCompatibilityMapping.unicodeScalars {
      let kind = Kind(scalar)
      if kind == .invisible { continue }
      marks = kind == .mark ? marks + 1 : 0
      switch kind {
      case .other, .invisible: return nil
      case .blank: if let last = scalars.last, last != " " { scalars.append(" ") }
      case .mark where scalars.isEmpty || scalars.last == " " || marks > 2: return nil
      case .letter, .punctuation, .mark: scalars.append(scalar)
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    text = String(scalars)
    normalizedName = Self.normalizedName(of: text)
    // Many scalars can be one letter: none has more than two marks, and few are written with more.
    guard (1...longest).contains(text.count), text.unicodeScalars.count <= 3 * longest,
      !normalizedName.isEmpty
    else { return nil }
  }

  /// Whether a name that is shown looks like this one to the eye, though the two may be spelled otherwise.
  ///
  /// What is in a database may be from an earlier version, which knew fewer letters.
  func isLike(_ shown: String) -> Bool {
    guard let other = CircleName(shown) else { return false }
    return normalizedName == other.normalizedName
      || normalizedNameAsWritten == other.normalizedNameAsWritten
  }

  /// The same as `normalizedName`, but of letters as they are written: ν is no N, as it is by its capital, but a v.
  private var normalizedNameAsWritten: String {
    Self.normalizedName(of: text, Lookalikes.asWritten).lowercased()
  }

  private static func normalizedName(of text: String) -> String {
    // By way of capitals, which letters share that differ only in small ones.
    normalizedName(of: text.uppercased().lowercased(), Lookalikes.small)
  }

  private static func normalizedName(of text: String, _ lookalikes: Lookalikes) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars
    where [.letter, .mark].contains(Kind(scalar)) {
      scalars.append(lookalikes(scalar))
    }
    return String(scalars)
  }

  private enum Kind {
    case letter
    case mark
    case blank
    case punctuation
    case invisible
    case other

    init(_ scalar: Unicode.Scalar) {
      let properties = scalar.properties
      if properties.isWhitespace {
        self = .blank
      } else if properties.isDefaultIgnorableCodePoint {
        self = .invisible
      } else {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .decimalNumber:
          self = .letter
        case .nonspacingMark, .spacingMark: self = .mark
        case .control, .format: self = .invisible
        default: self = "-.'’".unicodeScalars.contains(scalar) ? .punctuation : .other
        }
      }
    }
  }
}
