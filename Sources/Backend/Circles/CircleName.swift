import Foundation

/// The name of a member of a circle, or the title of a circle: a short visible line, which differs from every other
/// name in its circle.
///
/// It is in this module, and not in a module that runs everywhere, because it needs the Unicode tables for letters
/// and their capitals. The page shows the name that the server returns.
public struct CircleName: Equatable, Sendable {
  /// The name as it is shown: in Unicode's form NFKC, without invisible characters, and with single blanks.
  public let text: String
  /// A form that is equal for names that look alike: without case, blanks and punctuation, and with one letter for
  /// all letters that are drawn the same way.
  public let normalizedName: String

  /// The most letters in the name of a member.
  public static let longest = 20
  /// The most letters in the title of a circle.
  public static let longestTitle = 40

  /// Reads a name that a player typed.
  ///
  /// A name has letters and digits of any script, combining marks (at most two on one letter), blanks, hyphens,
  /// apostrophes and full stops, and at least one letter or digit.
  /// - Returns: nil if it contains other visible characters, has nothing visible, or is too long.
  public init?(_ typed: String, longest: Int = CircleName.longest) {
    // A text that is longer than any name can be is not examined.
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
    // Many scalars can be one letter: no letter has more than two marks, and few letters are written with more
    // scalars.
    guard (1...longest).contains(text.count), text.unicodeScalars.count <= 3 * longest,
      !normalizedName.isEmpty
    else { return nil }
  }

  /// Whether a shown name looks like this one, even if the two are spelled differently.
  ///
  /// A name in a database may come from an earlier version, which knew fewer letters.
  func isLike(_ shown: String) -> Bool {
    guard let other = CircleName(shown) else { return false }
    return normalizedName == other.normalizedName
      || normalizedNameAsWritten == other.normalizedNameAsWritten
  }

  /// The same as `normalizedName`, but for letters as they are written: ν looks like v here, and not like N, as its
  /// capital does.
  private var normalizedNameAsWritten: String {
    Self.normalizedName(of: text, Lookalikes.asWritten).lowercased()
  }

  private static func normalizedName(of text: String) -> String {
    // By way of capitals: letters that differ only in lower case share them.
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
