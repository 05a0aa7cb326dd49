import ByteStrings
import Library
import Markup
import Screens
import Words

/// The choice of the language of the words in new games.
struct WordsSetting {
  let library: GameLibrary

  var body: Node {
    Segments(
      name: "words", title: SettingsTexts.title(of: .words), count: WordLanguage.allCases.count
    ) { number in
      let language = WordLanguage.allCases[number]
      return Segments.Choice(
        title: language.name, isChosen: library.settings.words == language
      ) { [library] in library.changeSettings { $0.words = language } }
    }.body
  }
}
