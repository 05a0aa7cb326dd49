import ByteStrings
import Games
import Library
import Words

/// What the host answers.
extension AppModel {
  /// The outcome of a request.
  package func answered(request: Int32, status: AnswerStatus, text: [UInt8]) {
    guard let asked = frame.takeRequest(request) else { return }
    switch asked {
    case .words: receive(words: text, status: status)
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

  private func receive(words bytes: [UInt8], status: AnswerStatus) {
    language.greet()
    guard status == .done, let book = try? WordBook(packed: bytes) else {
      frame.words = .missing
      frame.show(ShellTexts.wordsMissing)
      frame.wordsCame()
      return openLink()
    }
    frame.words = .ready(book)
    for kind in GameKind.allCases { shelf[kind].wordsArrived() }
    frame.wordsCame()
    openLink()
  }

  /// What became of a row that was handed to the storage.
  func receive(_ status: AnswerStatus, of change: RowChange, stored: [UInt8]) {
    switch status {
    case .done: break
    case .conflict:
      // What cannot be compared cannot be written: it would come back for ever.
      if stored == change.expected { return tellUnsaved(change, isFull: false) }
      if library.resolve(change, stored: stored, at: frame.now()) {
        frame.show(ShellTexts.continued)
      }
    case .full: tellUnsaved(change, isFull: true)
    case .failed: tellUnsaved(change, isFull: false)
    // Storage that is refused was told at the start; saying it again after each move would not help.
    case .refused: break
    }
  }

  private func tellUnsaved(_ change: RowChange, isFull: Bool) {
    let key = RowKey(change.key)
    // Rows of a clock follow those of games, whose loss is what the player has to know.
    if case .clock? = key, frame.toast?.offersVersion == false { return }
    archives.showRescue(ShellTexts.unsaved(change, isFull: isFull))
  }
}
