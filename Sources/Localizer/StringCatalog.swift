import Foundation

/// A String Catalog, the file of translations that Xcode, Weblate and Crowdin edit.
///
/// Its keys are the sentences in the language of the source files, with `%@` for each argument.
struct StringCatalog: Codable {
  struct Entry: Codable {
    /// Where the sentence stands, for translators.
    var comment: String?
    /// Whether the sentence is the same in every language, if this is `false`.
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  struct Localization: Codable {
    struct Unit: Codable {
      enum State: String, Codable {
        case new
        case translated
        case needsReview = "needs_review"
      }

      var state: State
      var value: String
    }

    var stringUnit: Unit
  }

  var sourceLanguage: String
  var strings: [String: Entry]
  var version: String

  /// The bytes of the file as Xcode writes it, so that both make the smallest difference.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The key of a literal: where a sentence means two things, that of one type has its name added.
  func key(of literal: StringLiteral, in type: String) -> String {
    let special = "\(literal.key) (\(type))"
    return strings[special] == nil ? literal.key : special
  }
}

extension StringCatalog {
  /// - Throws: what the file system or the decoder throws.
  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: file))
  }
}
