import ByteStrings
import Games
import Library
import Words

/// The actions of a player in a game of Hangman.
extension HangmanModel {
  // MARK: Moves

  /// Guesses a letter.
  package func guess(_ letter: Letter) { make(.letter(letter)) }

  /// Asks for a hint.
  package func hint() { make(.hint) }

  /// Guesses the entered answer.
  package func guessAnswer() {
    guard let typed = screen?.typed, let alphabet = session?.game.alphabet else { return }
    do throws(HangmanRefusal) { make(try .answer(typed: typed, in: alphabet)) } catch {
      refuse(error)
    }
  }

  private func make(_ move: HangmanMove) {
    guard let screen, !screen.isMoving, let session else { return }
    do throws(HangmanRefusal) {
      guard let game = try play(move, in: session), let turn = game.turns.last else { return }
      // The clue is shown elsewhere.
      let message = turn.effect == .clue ? "" : HangmanTexts.message(turn, in: game)
      // The focus disappears with the field.
      if screen.controls == .answer { context.refocus() }
      screen.accept(game, message: message)
      guard game.outcome.isOver else {
        context.announce(game.describe(.standard))
        return context.feedback(turn.isMiss ? .refused : .good)
      }
      // The last change of the drawing is shown before the end is revealed.
      if !context.waits(for: Milliseconds(turn.isMiss ? 900 : 400)) { motionEnded() }
    } catch {
      refuse(error)
    }
  }

  package func motionEnded() {
    guard let screen, screen.isMoving, let game = session?.game else { return }
    screen.tell(at: context.clock())
    context.announce(game.describe(.standard))
    context.feedback(.end(game.outcome))
  }

  private func refuse(_ refusal: HangmanRefusal) {
    let sentence = HangmanTexts.refusal(refusal)
    screen?.refuse(sentence)
    context.announce(sentence)
    context.feedback(.refused)
  }

  // MARK: Starting over

  /// Closes the question and goes on with the letters.
  package func keepPlaying() {
    screen?.arrive()
    context.refocus()
  }

  /// Asks for confirmation before starting over.
  package func askToStartOver() {
    screen?.ask(HangmanScreenTexts.startOverQuestion)
    context.announce(HangmanScreenTexts.startOverQuestion)
  }

  // MARK: Keys

  package func press(_ press: KeyPress) -> Bool {
    guard let screen, let session, !session.game.outcome.isOver else { return false }
    switch press.key {
    case .escape where screen.controls != .keyboard: keepPlaying()
    case .letter, .digit, .enter:
      guard screen.controls == .keyboard, !press.isRepeated else { return false }
      let typed: PlainText = if case .enter = press.key { "" } else { press.text }
      let alphabet = session.game.alphabet
      do throws(HangmanRefusal) { make(try .letter(typed: typed, in: alphabet)) } catch {
        refuse(error)
      }
    default: return false
    }
    return true
  }
}
