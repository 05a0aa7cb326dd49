import ByteStrings
import Markup
import Screens

/// The choice of the language. What is chosen holds once the page has started anew.
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
