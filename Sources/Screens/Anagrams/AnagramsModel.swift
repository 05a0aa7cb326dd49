import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// Anagrams as it is played: what is chosen, typed and shown, and what the player does.
#if canImport(Observation)
  @Observable
#endif
package final class AnagramsModel: PlayedGameModel {
  package let context: any GameContext
  package var screen: AnagramsScreen?
  /// What is chosen in the modal for a new game.
  package var chosen = AnagramsOptions.standard(.classic)
  package let filters = [
    StatisticsFilter(AnagramsScreenTexts.mode, count: AnagramsOptions.Mode.allCases.count) {
      AnagramsScreenTexts.name(of: AnagramsOptions.Mode.allCases[$0])
    }
  ]

  /// What the words of racks mean, for the ends.
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

  package func start(_ reason: DealReason?) {
    let options: AnagramsOptions? =
      switch reason {
      case nil: context.library.settings.anagrams
      case .day(let day): Anagrams.dailyOptions(on: day)
      case .evening: .daily
      }
    if let options { start(options, of: reason) }
  }

  package func start(_ options: AnagramsOptions, of reason: DealReason? = nil) {
    guard let words = context.words(orLater: { self.start(options, of: reason) }) else { return }
    var random = context.random(of: .anagrams, reason)
    // What is dealt for everybody, or by name, goes by nobody's past.
    let isOwn = reason == nil && options.racks != .samples
    guard
      let puzzle = try? Anagrams.deal(
        options, using: &random, from: words,
        recalling: isOwn ? missed : AnagramsMissedWords(), on: context.today.number,
        by: context.dealing(of: .anagrams, reason))
    else {
      return context.show(ShellTexts.nothingToDeal)
    }
    begin(puzzle, options, context.newHeader(of: reason))
  }

  // MARK: Missed words

  /// The words that the player missed again and again.
  private var missed: AnagramsMissedWords {
    AnagramsMissedWords(context.library, offset: context.timeZone)
  }

  /// Those that were not found since and how often each was missed: the most often missed ones first, then
  /// in the order of the alphabet.
  package var missedWords: [(word: Word, count: Int)] {
    let missed = missed
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
    if !screen.isInPlay(game), meanings.state == .unasked { loadMeanings() }
  }

  // MARK: Files

  /// Fetches what words mean.
  package func loadMeanings() { meanings.load(for: .anagrams, in: context) }

  package func receive(file: [UInt8]?) {
    meanings.receive(file)
    if file == nil { context.announce(AnagramsScreenTexts.meaningsMissing) }
  }

  // MARK: Telling

  package func progress(of session: Session<Anagrams>) -> PlainText {
    AnagramsScreenTexts.progress(session)
  }

  package func terms(of session: Session<Anagrams>) -> PlainText {
    AnagramsScreenTexts.options(session.options)
  }
}
