import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// What Pastime is: its licences and its build, which are fetched when they are asked for, and words
/// that are looked up in its lists.
#if canImport(Observation)
  @Observable
#endif
package final class AboutModel {
  private let frame: Frame
  /// The licences, once they have been asked for.
  package private(set) var notices: PlainText = ""
  /// What the build is called, once it has been asked for.
  package private(set) var build: PlainText = ""
  /// The word that is being looked up in the lists.
  package var lookedUp: PlainText = ""
  private var hasNotices = false

  init(frame: Frame) { self.frame = frame }

  /// Which edition of the word lists this is; nil before they are there.
  package var edition: UInt64? { frame.words.book?.identity }

  /// Opens the sheet.
  package func open() {
    frame.modal = .about
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

  /// What the lists say of the word that is looked up.
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
