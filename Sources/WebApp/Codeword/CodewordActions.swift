import ByteStrings
import Games
import Library
import Markup
import Words

/// What a player can do on the screen of a Codeword.
extension PastimeApp {
  /// The ends of games are moments: for so long after one, no tap starts another game.
  private static let restAfterEnd = Milliseconds(500)

  /// The Codeword on screen, as it is kept.
  func codeword(_ id: RecordID) -> Session<Codeword>? {
    guard case .codeword(let session)? = library.session(id) else { return nil }
    return session
  }

  /// Puts a letter on the chosen peg.
  func type(_ letter: Letter) {
    updateCodeword { $0.type(letter) }
    feedback(.key)
  }

  /// Takes a letter away.
  func erase() {
    updateCodeword { $0.erase() }
    feedback(.key)
  }

  /// Tries the word that was put together.
  func submit() {
    guard case .codeword(let screen)? = screen, let session = codeword(screen.id),
      !session.game.outcome.isOver
    else { return }
    guard let word = screen.word else {
      refuse(.incomplete(screen.blanks))
      return
    }
    guard case .ready = words else {
      refuse(words.isLoading ? .wordsLoading : .wordsMissing)
      return
    }
    do throws(CodewordRefusal) {
      try attempt(word, in: screen.id)
    } catch {
      refuse(.refused(error))
      return
    }
    guard let game = codeword(screen.id)?.game else { return }
    updateCodeword { $0.accept(game, at: host.clock()) }
    announce(game.describe(.standard))
    feedback(game.outcome.isOver ? .end : .good)
  }

  private func refuse(_ message: CodewordMessage) {
    updateCodeword { $0.refuse(message) }
    announce(CodewordScreenTexts.sentence(for: message))
    feedback(.refused)
  }

  /// Starts another game like the one on screen, once the end has been seen.
  func playAgain() {
    guard case .codeword(let screen)? = screen, let session = codeword(screen.id) else { return }
    guard !isResting(screen) else { return }
    startCodeword(session.options)
  }

  /// Offers what can be shown of the game, once the end has been seen.
  func openShare() {
    guard case .codeword(let screen)? = screen, !isResting(screen) else { return }
    sheet = .share
  }

  /// What can be shown of the game on screen.
  var shareText: PlainText? {
    guard case .codeword(let screen)? = screen, let session = codeword(screen.id) else {
      return nil
    }
    let time = library.settings.showsTime ? ShellTexts.time(time(of: screen.id)) : nil
    return CodewordShare.text(of: session.game, time: time, style: shareStyle)
  }

  private func isResting(_ screen: CodewordScreen) -> Bool {
    screen.endedAt.map { host.clock() - $0 < Self.restAfterEnd } ?? false
  }

  /// A key that was pressed while no sheet was open.
  func press(_ event: Event) -> Handling {
    if sheet != nil || event.modifiers.containsAny([.control, .alt, .meta]) { return .ignored }
    if case .question = event.key {
      sheet = .shortcuts
      return .handled
    }
    guard case .game(_, let id) = route, let session = codeword(id) else { return .ignored }
    if session.game.outcome.isOver { return .ignored }
    switch event.key {
    case .letter(let ascii):
      guard let letter = Letter(ascii: ascii) else { return .ignored }
      type(letter)
    case .backspace: erase()
    case .enter: if !event.modifiers.contains(.repeated) { submit() }
    case .arrow(.left): updateCodeword { $0.move(by: -1) }
    case .arrow(.right): updateCodeword { $0.move(by: 1) }
    default: return .ignored
    }
    return .handled
  }
}

extension Modifiers {
  fileprivate func containsAny(_ others: Modifiers) -> Bool { !isDisjoint(with: others) }
}
