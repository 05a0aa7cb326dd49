import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The model of Hangman: the chosen options, the entered answer, the state on screen, and the words to deal from.
#if canImport(Observation)
  @Observable
#endif
package final class HangmanModel: PlayedGameModel {
  package let context: any GameContext
  package var screen: HangmanScreen?
  /// The options chosen in the modal for a new game.
  package var chosen = HangmanOptions.standard
  /// The player's own answer that is being entered.
  package var own = OwnAnswer()
  package let filters = [
    StatisticsFilter(HangmanScreenTexts.mode, count: HangmanOptions.Mode.allCases.count) {
      HangmanScreenTexts.name(of: HangmanOptions.Mode.allCases[$0])
    },
    .words,
  ]

  /// The words and phrases of the language that was last requested, once they have arrived.
  private var book: HangmanBook?
  /// The language whose words and phrases are being fetched.
  private var loading: WordLanguage?
  private var isMissing = false

  init(context: any GameContext) { self.context = context }

  // MARK: New games

  package var defaultSummary: PlainText {
    HangmanScreenTexts.options(context.library.settings.hangman)
  }

  package func resetChoices() {
    chosen = context.library.settings.hangman
    own = OwnAnswer()
    load(chosen.words)
  }

  package func start(_ reason: DealReason?) {
    let settings = context.library.settings
    let daily = HangmanOptions.daily?.with(settings.words)
    guard let options = reason == nil ? settings.hangman : daily else { return }
    start(options, of: reason)
  }

  package var choices: [OptionRow] {
    HangmanChoices.rows(chosen) { [self] in chosen = $0 }
      + [OptionRow(.look, isMore: true, in: context.library)]
  }

  /// Starts a game with the options chosen in the modal.
  package func startChosen() {
    context.library.changeSettings { $0.hangman = chosen }
    start(chosen.with(context.wordLanguage))
  }

  /// Deals a game with these options and opens it, at once or when the words have arrived. After a game with the
  /// player's own answer, a usual game is dealt.
  package func start(_ options: HangmanOptions, of reason: DealReason? = nil) {
    let settings = context.library.settings
    let wanted = options.source == .own ? settings.hangman : options
    guard let book, book.language == wanted.words else {
      if isMissing { return context.show(HangmanScreenTexts.wordsMissing) }
      load(wanted.words)
      return context.wait { self.start(options, of: reason) }
    }
    var random = context.random(of: .hangman, reason, in: wanted.words)
    guard
      let options = HangmanOptions(
        source: wanted.source, difficulty: wanted.difficulty,
        misses: reason == nil ? settings.look.misses : wanted.misses, mode: wanted.mode,
        words: wanted.words),
      var puzzle = try? Hangman.deal(
        options, using: &random, from: book, by: context.dealing(of: .hangman, reason))
    else { return context.show(HangmanScreenTexts.nothingToDeal) }
    // Avoids the answer of the game in front, unless there is no other.
    let last = session?.puzzle.entries[0].answer.letters
    for _ in 0..<8 where reason == nil && puzzle.entries[0].answer.letters == last {
      puzzle = (try? Hangman.deal(options, using: &random, from: book)) ?? puzzle
    }
    begin(puzzle, options, context.newHeader(of: reason))
  }

  private func load(_ language: WordLanguage) {
    guard book?.language != language, loading == nil else { return }
    loading = language
    context.fetch(WordFile.hangman.name(in: language), for: .hangman)
  }

  package func receive(file: [UInt8]?) {
    let language = loading ?? .english
    loading = nil
    let received = file.flatMap { try? HangmanBook($0, in: language) }
    if let received { book = received }
    // A player who waits learns that the words are missing; another attempt fetches them again.
    isMissing = received == nil
    context.wordsCame()
    isMissing = false
  }

  package func catchUp() {
    if let screen, let session { screen.catchUp(with: session.game) }
  }

  // MARK: Describing games

  package func progress(of session: Session<Hangman>) -> PlainText {
    HangmanScreenTexts.progress(session)
  }

  package func terms(of session: Session<Hangman>) -> PlainText {
    HangmanScreenTexts.standing(of: session.game)
  }
}
