import Games

extension AppModel {
  /// Announces, once, which letters words are made of: the player pressed a key that types none of them, for example
  /// on a keyboard for another script.
  func announceLetters() {
    guard !hasAnnouncedLetters, case .game(let kind, _) = frame.route, kind.hasWords else { return }
    hasAnnouncedLetters = true
    frame.show(ShellTexts.otherLetters)
  }
}
