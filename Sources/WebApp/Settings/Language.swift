import ByteStrings
import Games
import Library
import Markup

/// What the screens can speak. Each is a program of its own, which speaks no other: docs/adding-a-language.md.
enum Language: UInt8, CaseIterable {
  case english
  case german

  /// What it calls itself.
  var name: PlainText {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    }
  }

  /// What the page knows it by (BCP 47).
  var tag: Literal {
    switch self {
    case .english: "en"
    case .german: "de"
    }
  }
}

/// The choice of the language. What is chosen holds once the page has started anew.
struct LanguageSetting {
  let app: PastimeApp

  var body: Node {
    Segments(
      name: "language", title: SettingsTexts.language, count: Language.allCases.count
    ) { number in
      let language = Language.allCases[number]
      return Segments.Choice(title: language.name, isChosen: language == app.language) {
        app.speak(language)
      }
    }.body
  }
}

extension PastimeApp {
  /// Asks the page to start anew in a language.
  func speak(_ language: Language) {
    self.language = language
    host.speak(language.tag, request: request(.language))
  }

  /// The page stays as it is.
  func keepSpeaking(_ status: AnswerStatus) {
    language = .current
    show(status == .refused ? ShellTexts.storageRefused : SettingsTexts.languageMissing)
  }
}
