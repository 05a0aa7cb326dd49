import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The model of Codeword: the chosen options, the typed word, the state on screen, and the actions of the player.
#if canImport(Observation)
  @Observable
#endif
package final class CodewordModel: PlayedGameModel {
  package let context: any GameContext
  package var screen: CodewordScreen?
  /// The options chosen in the modal for a new game.
  package var chosen = CodewordOptions.standard
  /// The player's own word that is being entered.
  package var ownWord = OwnWord()
  package let filters = [
    StatisticsFilter(CodewordScreenTexts.length, count: CodewordOptions.lengths.count) {
      "\(CodewordOptions.lengths.lowerBound + $0)"
    },
    StatisticsFilter(CodewordScreenTexts.mode, count: CodewordOptions.Mode.allCases.count) {
      CodewordScreenTexts.name(of: CodewordOptions.Mode.allCases[$0])
    },
    .words,
  ]

  /// The meanings of words.
  package let meanings: WordMeanings

  init(context: any GameContext, meanings: WordMeanings) {
    self.context = context
    self.meanings = meanings
  }

  // MARK: New games

  package var defaultSummary: PlainText {
    CodewordScreenTexts.options(context.library.settings.codeword)
  }

  package func resetChoices() { chosen = context.library.settings.codeword }

  package func start(_ reason: DealReason?) {
    let settings = context.library.settings
    let options: CodewordOptions =
      switch reason {
      case nil: settings.codeword
      case .day: .daily.with(settings.words)
      case .evening: .turn.with(settings.words)
      }
    start(options, of: reason)
  }

  package var choices: [OptionRow] {
    CodewordChoices.rows(chosen) { [self] in chosen = $0 }
  }

  /// The length of the usual game, as the settings ask for it.
  package var usualLength: OptionRow {
    let library = context.library
    return CodewordChoices.rows(library.settings.codeword) { options in
      library.changeSettings { $0.codeword = options }
    }[0]
  }

  /// Starts a game with the options chosen in the modal. Its length, which the settings hold for all, and help are
  /// chosen for one game.
  package func startChosen() {
    context.library.changeSettings { settings in
      settings.codeword =
        CodewordOptions(
          length: settings.codeword.length, limit: chosen.limit, mode: chosen.mode)
        ?? settings.codeword
    }
    start(chosen.with(context.wordLanguage))
  }

  package func start(_ options: CodewordOptions, of reason: DealReason? = nil) {
    guard
      let words = context.words(in: options.words, orLater: { self.start(options, of: reason) })
    else { return }
    var random = context.random(of: .codeword, reason, in: options.words)
    let dealing = context.dealing(of: .codeword, reason)
    guard let puzzle = try? Codeword.deal(options, using: &random, from: words, by: dealing) else {
      return context.show(ShellTexts.nothingToDeal)
    }
    begin(puzzle, options, context.newHeader(of: reason))
  }

  // MARK: Moves

  /// Puts a letter on the selected peg.
  package func type(_ letter: Letter) {
    screen?.type(letter)
    context.feedback(.key)
  }

  /// Removes a letter.
  package func erase() {
    screen?.erase()
    context.feedback(.key)
  }

  /// Submits the entered word.
  package func submit() {
    guard let screen else { return }
    if screen.isMoving {
      // A player who has already entered the next word does not have to wait; a second Enter has no effect.
      guard screen.word != nil else { return }
      motionEnded()
    }
    guard let session, !session.game.outcome.isOver else { return }
    guard let word = screen.word else { return refuse(.incomplete(screen.blanks)) }
    let state = context.words(in: session.options.words)
    guard case .ready(let words) = state else {
      return refuse(state.isLoading ? .wordsLoading : .wordsMissing)
    }
    do throws(CodewordRefusal) {
      guard let game = try play(CodewordMove(word), in: session, from: words) else { return }
      screen.accept(game, known: session.game.hints)
      if !context.waits(for: screen.turn) { motionEnded() }
    } catch {
      refuse(.refused(error))
    }
  }

  package func motionEnded() {
    guard let screen, screen.isMoving, let game = session?.game else { return }
    screen.tell(game, at: context.clock())
    countFitting()
    let fitting = screen.fitting.map { " " + CodewordScreenTexts.fitting($0.count) } ?? ""
    context.announce(game.describe(.standard) + (game.outcome.isOver ? "" : fitting))
    context.feedback(game.outcome.isOver ? .end(game.outcome) : .good)
  }

  /// Submits the word that waited for the lists.
  package func wordsArrived() {
    if screen?.message == .wordsLoading { submit() }
  }

  private func refuse(_ message: CodewordMessage) {
    screen?.refuse(message)
    context.announce(CodewordScreenTexts.sentence(for: message))
    context.feedback(.refused)
  }

  package func press(_ press: KeyPress) -> Bool {
    guard let screen, let session, !screen.isOver(session.game) else { return false }
    switch press.key {
    case .letter:
      // A keyboard may type é, or œ.
      let alphabet = session.puzzle.secret.alphabet
      guard let letters = alphabet.letters(of: press.text) else { return false }
      for letter in letters { type(letter) }
    case .backspace: erase()
    case .enter: if !press.isRepeated { submit() }
    case .arrow(.left): screen.move(by: -1)
    case .arrow(.right): screen.move(by: 1)
    default: return false
    }
    return true
  }

  // MARK: What still fits

  /// Counts the words that still fit if the game reveals that to the player, once for each attempt.
  private func countFitting() {
    guard let screen, let session, session.options.isAssisted,
      case .ready(let words) = context.words(in: session.options.words)
    else { return }
    screen.count(session.game, in: words)
  }

  /// Shows which words still fit.
  package func showFitting() { context.modal = .words(.codeword) }

  // MARK: The end

  /// Fetches the meaning of the answer.
  package func catchUp() {
    countFitting()
    guard let session, session.game.outcome.isOver, case .game = context.route else { return }
    meanings.loadFirst(for: session.options.words, of: .codeword, in: context)
  }

  package func receive(file: [UInt8]?) { meanings.receive(file) }

  // MARK: Describing games

  package func progress(of session: Session<Codeword>) -> PlainText {
    let progress = CodewordScreenTexts.progress(Codeword.wrap(session).summary)
    return session.options.isAssisted ? progress + " · " + CodewordTexts.assisted : progress
  }

  package func terms(of session: Session<Codeword>) -> PlainText {
    CodewordScreenTexts.options(session.options)
  }
}
