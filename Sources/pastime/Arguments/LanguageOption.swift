import ArgumentParser
import Words

/// In which language the words of a game are.
struct LanguageOption: ParsableArguments {
  @Option(help: "The language of the words.")
  var language = WordLanguage.english
}

extension WordLanguage: ExpressibleByArgument {
  /// The tags of the languages.
  public static var allValueStrings: [String] { allCases.map { "\($0.tag)" } }

  /// What is printed where the language is left out.
  public var defaultValueDescription: String { "\(tag)" }

  /// Reads `de`.
  public init?(argument: String) {
    guard let language = Self.allCases.first(where: { "\($0.tag)" == argument }) else { return nil }
    self = language
  }
}
