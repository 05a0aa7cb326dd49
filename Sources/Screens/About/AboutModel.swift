import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The page about Pastime: its licences and its build, which are fetched on request, and a search in the word lists.
#if canImport(Observation)
  @Observable
#endif
package final class AboutModel {
  private let frame: Frame
  /// The licences, once the player has asked for them.
  package private(set) var notices: PlainText = ""
  /// The name of the build, once the player has asked for it.
  package private(set) var build: PlainText = ""
  /// The word that the player looks up in the lists.
  package var lookedUp: PlainText = ""
  private var hasNotices = false

  init(frame: Frame) { self.frame = frame }

  /// The edition of the word lists; nil before they are loaded.
  package var edition: UInt64? { frame.words.book?.identity }

  /// The language of the words that the player looks up.
  package var language: WordLanguage { frame.wordLanguage }

  /// Opens the modal.
  package func open() {
    frame.goOn(to: .about)
    lookedUp = ""
    if build.isEmpty { frame.host.fetch("build", request: frame.request(.build)) }
    if !hasNotices { frame.host.fetch("notices", request: frame.request(.notices)) }
  }

  func receive(notices text: [UInt8]?) {
    hasNotices = text != nil
    notices = text.map { PlainText(utf8: $0) } ?? ShellTexts.noticesMissing
  }

  func receive(build text: [UInt8]?) {
    if let text { build = PlainText(utf8: text) }
  }

  /// What the lists say about the word that the player looks up.
  package var answer: PlainText {
    if lookedUp.isEmpty { return "" }
    switch frame.words {
    case .loading: return ShellTexts.wordsLoading
    case .missing: return ShellTexts.wordsMissing
    case .ready(let book):
      return WordLookUpTexts.sentence(for: WordLookUp(lookedUp, in: book))
    }
  }
}
