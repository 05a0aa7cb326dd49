import Games

extension AppModel {
  /// Announces, once, which letters words are made of: the player pressed a key that types none of them, for example
  /// on a keyboard for another script.
  func announceLetters() {
    guard !hasAnnouncedLetters, case .game(let kind, _) = frame.route else { return }
    switch kind {
    case .memorize, .times: return
    case .codeword, .anagrams, .hangman: break
    }
    hasAnnouncedLetters = true
    frame.show(ShellTexts.otherLetters)
  }
}
