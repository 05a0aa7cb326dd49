import ArgumentParser
import Words

/// In which language the words of a game are.
struct LanguageOption: ParsableArguments {
  @Option(name: .customLong("language"), help: "The language of the words.")
  private var tag = Tag(language: .english)

  /// The language.
  var language: WordLanguage { tag.language }

  /// A language by its tag, such as `de`.
  struct Tag: ExpressibleByArgument {
    let language: WordLanguage

    init(language: WordLanguage) { self.language = language }

    init?(argument: String) {
      guard let language = WordLanguage(tag: Array(argument.utf8)[...]) else {
        return nil
      }
      self.language = language
    }

    static var allValueStrings: [String] { WordLanguage.allCases.map { "\($0.tag)" } }

    var defaultValueDescription: String { "\(language.tag)" }
  }
}
