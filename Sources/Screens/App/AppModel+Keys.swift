import Games

extension AppModel {
  /// Tells of which letters words are made, once: a key was pressed that types none of them, on a keyboard
  /// for another script perhaps.
  func tellOfLetters() {
    guard !hasToldOfLetters, case .game(let kind, _) = frame.route else { return }
    switch kind {
    case .memorize, .times: return
    case .codeword, .anagrams, .hangman: break
    }
    hasToldOfLetters = true
    frame.show(ShellTexts.otherLetters)
  }
}
