import ByteStrings

#if canImport(Observation)
  import Observation
#endif

/// The choice of the language. A new choice takes effect once the page has reloaded.
#if canImport(Observation)
  @Observable
#endif
package final class LanguageModel {
  private let frame: Frame
  /// The current language, or the requested one.
  package private(set) var chosen = Language.current
  /// Increases when the page has reloaded in the chosen language, which takes the focus.
  package private(set) var arrivals: UInt32 = 0

  init(frame: Frame) { self.frame = frame }

  /// Asks the page to reload in a language.
  package func speak(_ language: Language) {
    chosen = language
    frame.host.speak(language.tag, request: frame.request(.language))
  }

  /// The page has reloaded: the player continues where they chose the language.
  func arrive() {
    arrivals &+= 1
    frame.modal = .settings(.general)
  }

  /// Announces the new language. This happens after the page is rendered: screen readers would miss it during
  /// rendering.
  func greet() {
    if arrivals > 0 { frame.tell(SettingsTexts.languageChanged) }
  }

  /// The page keeps its language.
  func keepSpeaking(_ status: AnswerStatus) {
    chosen = .current
    frame.show(status == .refused ? ShellTexts.storageRefused : SettingsTexts.languageMissing)
  }
}
