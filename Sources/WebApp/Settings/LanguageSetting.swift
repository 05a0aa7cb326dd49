import ByteStrings
import Markup
import Screens

/// The choice of the language. It takes effect when the page has restarted.
struct LanguageSetting {
  let model: LanguageModel

  var body: Node {
    Segments(
      name: "language", title: SettingsTexts.language, count: Language.allCases.count,
      focus: model.arrivals
    ) { number in
      let language = Language.allCases[number]
      return Segments.Choice(title: language.name, isChosen: language == model.chosen) { [model] in
        model.speak(language)
      }
    }.body
  }
}
