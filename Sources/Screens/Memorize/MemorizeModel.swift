import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The model of Memorize: the chosen options, the entered theme, the state on screen, and the actions of the player.
#if canImport(Observation)
  @Observable
#endif
package final class MemorizeModel: PlayedGameModel {
  package let context: any GameContext
  package var screen: MemorizeScreen?
  /// The options chosen in the modal for a new game.
  package var chosen = MemorizeOptions.first
  /// The theme chosen there; nil for a random theme.
  package internal(set) var chosenTheme: MemorizeTheme?
  /// The player's own theme that is being entered, while the modal shows the themes.
  package var fields: ThemeFields?
  /// Increases whenever the focused part of the modal disappears: the rest takes the focus.
  package internal(set) var modalChanges: UInt32 = 0
  package let filters = [
    StatisticsFilter(MemorizeScreenTexts.scoring, count: 2) {
      MemorizeScreenTexts.name(of: MemorizeScreenTexts.scoring, isSecond: $0 == 1)
    }
  ]

  /// The themes that come with the game.
  private let builtIn = MemorizeThemes.builtIn.themes

  init(context: any GameContext) { self.context = context }

  /// The number of pairs in the chosen theme, if it is smaller than the requested number.
  package var missesPairs: Int? {
    guard let count = chosenTheme?.look.pictures.count, let asked = chosen.pairs, count < asked
    else { return nil }
    return count
  }

  /// All themes: the player's own follow the built-in ones.
  package var themes: [MemorizeTheme] { builtIn + context.library.themes }

  // MARK: New games

  package var defaultSummary: PlainText {
    MemorizeScreenTexts.options(context.library.settings.memorize)
  }

  package func resetChoices() {
    chosen = context.library.settings.memorize
    chosenTheme = nil
    fields = nil
    modalChanges = 0
  }

  /// The number of the chosen theme among all, from 1; 0 for a random theme.
  package var chosenThemeNumber: Int {
    get {
      let themes = themes
      for index in themes.indices where themes[index] == chosenTheme { return index + 1 }
      return 0
    }
    set {
      let themes = themes
      chosenTheme = (1...themes.count).contains(newValue) ? themes[newValue - 1] : nil
      if newValue > builtIn.count { takePairsOfTheme() }
    }
  }

  /// The author of a theme has set its number of pairs, so no other number is requested.
  func takePairsOfTheme() {
    chosen = MemorizeOptions(isQuick: chosen.isQuick, hasTwoPlayers: chosen.hasTwoPlayers)
  }

  package func start(_ reason: DealReason?) {
    start(reason == nil ? context.library.settings.memorize : .daily, of: reason)
  }

  package func start(_ options: MemorizeOptions, of reason: DealReason?) {
    deal(options, from: reason == nil ? MemorizeThemes(themes) : .daily, of: reason)
  }

  package func playAgain() {
    guard let session, !isResting, !context.goOnWithDay(after: session.header.id) else { return }
    start(session.game.nextLevel ?? session.options, of: nil)
  }

  /// Does not play the next level: begins another board of the same size, or the same cards if there is no next level.
  package func stay() {
    guard let session, !isResting else { return }
    if session.game.nextLevel == nil { return playSameAgain() }
    start(session.options, of: nil)
  }

  package var choices: [OptionRow] {
    [themeRow] + MemorizeChoices.rows(chosen) { [self] in chosen = $0 }
  }

  /// Starts a game with the options chosen in the modal. A theme with its number of pairs, and a second player, are
  /// chosen for one game.
  package func startChosen() {
    if chosenTheme == nil && !chosen.hasTwoPlayers {
      context.library.changeSettings { $0.memorize = chosen }
    }
    deal(chosen, from: MemorizeThemes(chosenTheme.map { [$0] } ?? themes), of: nil)
  }

  private func deal(_ options: MemorizeOptions, from book: MemorizeThemes?, of reason: DealReason?)
  {
    guard let book else { return }
    var random = context.random(of: .memorize, reason)
    let dealing = context.dealing(of: .memorize, reason)
    begin(
      Memorize.deal(options, using: &random, from: book, by: dealing), options,
      context.newHeader(of: reason))
  }

  // MARK: Moves

  /// Chooses a card. Choosing one of two cards that differ turns both down again, which is not a move; the second tap
  /// of a double tap does nothing.
  /// - Returns: whether the action has to wait for a judge.
  @discardableResult
  package func choose(_ card: Int) -> Bool {
    guard let screen, let session else { return false }
    do throws(MemorizeRefusal) {
      guard let game = try play(MemorizeMove(card), in: session) else { return true }
      screen.accept(game, at: context.clock())
      guard game.outcome.isOver else {
        context.announce(MemorizeScreenTexts.announcement(of: game))
        context.feedback(feedback(for: game))
        return false
      }
      // The last pair is shown before the end is revealed.
      if !context.waits(for: Milliseconds(900)) { motionEnded() }
    } catch {
      if error == .faceUp {
        if isWithin(Milliseconds(500), of: screen.turnedAt) { return false }
        if session.game.choices.count % 2 == 0 {
          if screen.isClosed(session.game) { refuse(MemorizeScreenTexts.notThese) } else { close() }
          return false
        }
      }
      refuse(MemorizeTexts.refusal(error))
    }
    return false
  }

  package func motionEnded() {
    guard let screen, screen.isMoving, let game = session?.game else { return }
    screen.tell(at: context.clock())
    context.announce(MemorizeScreenTexts.announcement(of: game))
    context.feedback(.end(game.outcome))
  }

  /// Turns the two cards of a miss down.
  private func close() {
    guard let screen, let game = session?.game else { return }
    screen.close(game, at: context.clock())
    context.announce(MemorizeScreenTexts.closed)
    context.feedback(.key)
  }

  private func refuse(_ sentence: PlainText) {
    screen?.refuse(sentence)
    context.announce(sentence)
    context.feedback(.refused)
  }

  private func feedback(for game: Memorize) -> Feedback {
    if game.choices.count % 2 == 1 { return .key }
    return game.isMatch(game.gains.count - 1) ? .good : .refused
  }

  /// The arrow keys move over the cards; Enter and space also move the focus to them if it is elsewhere.
  package func press(_ press: KeyPress) -> Bool {
    guard let screen, let game = session?.game, !game.outcome.isOver else { return false }
    let count = game.puzzle.cards.count
    switch press.key {
    case .arrow(let direction):
      let grid = MemorizeGrid(count: count, in: context.size)
      screen.walk(to: grid.card(after: screen.card, towards: direction))
    case .home: screen.walk(to: 0)
    case .end: screen.walk(to: count - 1)
    case .enter, .space: screen.walk(to: screen.card)
    default: return false
    }
    return true
  }

  // MARK: Describing games

  package func progress(of session: Session<Memorize>) -> PlainText {
    MemorizeScreenTexts.progress(session)
  }

  package func terms(of session: Session<Memorize>) -> PlainText {
    MemorizeTexts.name(of: session.puzzle.look) + " · "
      + MemorizeTexts.pairs(session.puzzle.pairCount)
  }

  /// The best results on boards like the one in front; nil if there is nothing to compare, or if two players play.
  package var best: MemorizeStatistics.Best? {
    guard let game = session?.game, !game.options.hasTwoPlayers else { return nil }
    let best = MemorizeStatistics(context.library, isQuick: game.options.isQuick)
      .best(pairs: game.puzzle.pairCount)
    return best.flatMap { $0.games > 1 ? $0 : nil }
  }
}
