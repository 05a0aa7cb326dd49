import ByteStrings

#if canImport(Observation)
  import Observation
#endif

/// The choice of the language. What is chosen holds once the page has started anew.
#if canImport(Observation)
  @Observable
#endif
package final class LanguageModel {
  private let frame: Frame
  /// The language that is spoken, or that the page was asked for.
  package private(set) var chosen = Language.current
  /// Grows when the page has started anew in the language that was chosen, which takes the focus.
  package private(set) var arrivals: UInt32 = 0

  init(frame: Frame) { self.frame = frame }

  /// Asks the page to start anew in a language.
  package func speak(_ language: Language) {
    chosen = language
    frame.host.speak(language.tag, request: frame.request(.language))
  }

  /// The page has started anew: the player goes on where the language was chosen.
  func arrive() {
    arrivals &+= 1
    frame.modal = .settings(.general)
  }

  /// Tells which language is spoken now. It is told once the page is there: with it, nobody would hear it.
  func greet() {
    if arrivals > 0 { frame.tell(SettingsTexts.languageChanged) }
  }

  /// The page stays as it is.
  func keepSpeaking(_ status: AnswerStatus) {
    chosen = .current
    frame.show(status == .refused ? ShellTexts.storageRefused : SettingsTexts.languageMissing)
  }
}
