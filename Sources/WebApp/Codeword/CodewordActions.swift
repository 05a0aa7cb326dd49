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
  }

  private func refuse(_ message: CodewordMessage) {
    updateCodeword { $0.refuse(message) }
    announce(CodewordScreenTexts.sentence(for: message))
  }

  /// Starts another game like the one on screen, once the end has been seen.
  func playAgain() {
    guard case .codeword(let screen)? = screen, let session = codeword(screen.id) else { return }
    if let ended = screen.endedAt, host.clock() - ended < Self.restAfterEnd { return }
    newGame = NewGameChoice(
      length: session.options.length, limit: session.options.limit, mode: session.options.mode)
    startCodeword()
  }

  /// A key that was pressed while no sheet was open.
  func press(_ event: Event) -> Handling {
    guard sheet == nil, case .game(_, let id) = route, let session = codeword(id) else {
      return .ignored
    }
    if event.modifiers.containsAny([.control, .alt, .meta]) { return .ignored }
    if session.game.outcome.isOver { return .ignored }
    switch event.key {
    case .letter(let ascii):
      guard let letter = Letter(ascii: ascii) else { return .ignored }
      updateCodeword { $0.type(letter) }
    case .backspace: updateCodeword { $0.erase() }
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
