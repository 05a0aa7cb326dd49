import ByteStrings
import Games
import Library
import Words

/// The answers of the host.
extension AppModel {
  /// Receives the outcome of a request.
  package func answered(request: Int32, status: AnswerStatus, text: [UInt8]) {
    guard let asked = frame.takeRequest(request) else { return }
    switch asked {
    case .words(let language): receive(words: text, in: language, status: status)
    case .samples: archives.receive(samples: text, status: status)
    case .notices: about.receive(notices: status == .done ? text : nil)
    case .build: about.receive(build: status == .done ? text : nil)
    case .keep(let row): receive(status, of: row, stored: text)
    case .copyLink: frame.show(status == .done ? ShareTexts.linkCopied : ShareTexts.linkNotCopied)
    case .copy:
      if status == .done { frame.tell(ShareTexts.copied) } else { frame.show(ShareTexts.notCopied) }
    case .share(let text): sharing.receive(status, of: text)
    case .archive: archives.receive(archive: text, status: status)
    case .coach: coach.receive(status == .done ? text : nil)
    case .language: language.keepSpeaking(status)
    case .file(let kind): shelf[kind].receive(file: status == .done ? text : nil)
    }
  }

  private func receive(
    words bytes: [UInt8], in words: WordLanguage, status: AnswerStatus
  ) {
    language.greet()
    let book = status == .done ? try? WordBook(packed: bytes, in: words) : nil
    frame.receive(book, in: words)
    if book == nil {
      frame.show(ShellTexts.wordsMissing)
    } else {
      host.setTimer(.words, after: .zero)
    }
    frame.wordsCame()
    openLink()
  }

  /// Receives the outcome of storing a row.
  func receive(_ status: AnswerStatus, of change: RowChange, stored: [UInt8]) {
    switch status {
    case .done: break
    case .conflict:
      // If the storage cannot compare the content, it cannot write it: the conflict would recur forever.
      if stored == change.expected { return announceUnsaved(change, isFull: false) }
      if library.resolve(change, stored: stored, at: frame.now()) {
        frame.show(ShellTexts.continued)
      }
    case .full: announceUnsaved(change, isFull: true)
    case .failed: announceUnsaved(change, isFull: false)
    // The app reported at the start that storage is refused; repeating that after each move would not help.
    case .refused: break
    }
  }

  private func announceUnsaved(_ change: RowChange, isFull: Bool) {
    let key = RowKey(change.key)
    // Rows of clocks follow rows of games. The loss of a game is what the player has to know about.
    if case .clock? = key, frame.toast?.offersVersion == false { return }
    archives.showRescue(ShellTexts.unsaved(change, isFull: isFull))
  }
}
