import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The model of Anagrams: the chosen options, the typed text, the state on screen, and the actions of the player.
#if canImport(Observation)
  @Observable
#endif
package final class AnagramsModel: PlayedGameModel {
  package let context: any GameContext
  package var screen: AnagramsScreen?
  /// The options chosen in the modal for a new game.
  package var chosen = Anagrams.defaultOptions
  package let filters = [
    StatisticsFilter(AnagramsScreenTexts.mode, count: AnagramsOptions.Mode.allCases.count) {
      AnagramsScreenTexts.name(of: AnagramsOptions.Mode.allCases[$0])
    },
    .words,
  ]

  /// The meanings of the words, for the end of a rack.
  package let meanings: WordMeanings

  init(context: any GameContext, meanings: WordMeanings) {
    self.context = context
    self.meanings = meanings
  }

  // MARK: New games

  package var defaultSummary: PlainText {
    AnagramsScreenTexts.options(context.library.settings.anagrams)
  }

  package func resetChoices() { chosen = context.library.settings.anagrams }

  package var choices: [OptionRow] {
    AnagramsChoices.rows(chosen) { [self] in chosen = $0 }
  }

  /// Starts a game with the options chosen in the modal. Samples are chosen for one game.
  package func startChosen() {
    if chosen.racks != .samples { context.library.changeSettings { $0.anagrams = chosen } }
    start(chosen.with(context.wordLanguage))
  }

  package func start(_ reason: DealReason?) {
    let settings = context.library.settings
    let options: AnagramsOptions? =
      switch reason {
      case nil: settings.anagrams
      case .day(let day): Anagrams.dailyOptions(on: day, in: settings.words)
      case .evening: .daily?.with(settings.words)
      }
    if let options { start(options, of: reason) }
  }

  package func start(_ options: AnagramsOptions, of reason: DealReason? = nil) {
    guard
      let words = context.words(in: options.words, orLater: { self.start(options, of: reason) })
    else { return }
    var random = context.random(of: .anagrams, reason, in: options.words)
    // Racks that are dealt for everybody, and the samples, do not depend on what the player missed before.
    let isOwn = reason == nil && options.racks != .samples
    guard
      let puzzle = try? Anagrams.deal(
        options, using: &random, from: words,
        recalling: isOwn ? missed(in: options.words) : AnagramsMissedWords(),
        on: context.today.number,
        by: context.dealing(of: .anagrams, reason))
    else {
      return context.show(ShellTexts.nothingToDeal)
    }
    begin(puzzle, options, context.newHeader(of: reason))
  }

  // MARK: Missed words

  /// The words of a language that the player missed repeatedly.
  private func missed(in words: WordLanguage) -> AnagramsMissedWords {
    AnagramsMissedWords(context.library, in: words, offset: context.timeZone)
  }

  /// The words for new games that the player has not found since missing them, with how often each was missed: the most often
  /// missed first, then in alphabetical order.
  package var missedWords: [(word: Word, count: Int)] {
    let missed = missed(in: context.wordLanguage)
    var words: [(word: Word, count: Int)] = []
    for word in missed.missed {
      let count = missed.missCount(of: word)
      words.insert((word, count), at: insertionIndex(in: words.count) { words[$0].count >= count })
    }
    return words
  }

  // MARK: The game in front

  package func catchUp() {
    guard let screen, let game = session?.game else { return }
    screen.catchUp(with: game)
    if screen.isInPlay(game) { return }
    meanings.loadFirst(for: game.options.words, of: .anagrams, in: context)
  }

  // MARK: Files

  /// Fetches the meanings of the words.
  package func loadMeanings() { meanings.load(for: .anagrams, in: context) }

  package func receive(file: [UInt8]?) {
    meanings.receive(file)
    if file == nil { context.announce(AnagramsScreenTexts.meaningsMissing) }
  }

  // MARK: Describing games

  package func progress(of session: Session<Anagrams>) -> PlainText {
    AnagramsScreenTexts.progress(session)
  }

  package func terms(of session: Session<Anagrams>) -> PlainText {
    AnagramsScreenTexts.options(session.options)
  }
}
