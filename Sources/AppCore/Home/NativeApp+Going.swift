import Games
import Library
import Screens

/// Navigation, and how a game begins.
extension NativeApp {
  /// The selection of the list. A search may remove the selected row, which clears the selection: the game beside the
  /// list stays. On a phone, `isAway` leads back to the list.
  package var selectedGame: GameID? {
    get { openGame }
    set { if let newValue { openGame = newValue } }
  }

  /// The game on stage; nil on the list.
  package var openGame: GameID? {
    get { model.library.openGame }
    set {
      guard newValue != openGame else { return }
      act {
        if let id = newValue, let session = $0.library.session(id) {
          $0.frame.go(to: .game(session.kind, id))
        } else {
          $0.frame.goHome()
        }
      }
    }
  }

  /// Whether the player is away from the list: if only one fits the screen, the other place is shown.
  package var isAway: Bool {
    get { model.frame.route != .home }
    set { if !newValue, isAway { act { $0.frame.goHome() } } }
  }

  /// The kind of the game on stage; nil if there is none.
  package var stage: GameKind? {
    model.gameOnStage
  }

  /// Reports the size that is available to the app, in points.
  package func resized(width: Double, height: Double) {
    let size = PageSize(width: Int(width), height: Int(height))
    if model.frame.size != size { act { _ = $0.resized(to: size) } }
  }

  /// The options for a new game of a kind, as its modal asks for them.
  package func choices(for kind: GameKind) -> [ChoiceRow] {
    let shelf = model.shelf
    let words = kind.hasWords ? [wordsRow] : []
    let rows =
      switch kind {
      case .codeword:
        CodewordChoices.rows(
          shelf.codeword.chosen, offersHelp: true,
          choose: choosing { $0.shelf.codeword.chosen = $1 })
      case .memorize:
        [shelf.memorize.themeRow(choose: choosing { $0.shelf.memorize.chosenThemeNumber = $1 })]
          + MemorizeChoices.rows(
            shelf.memorize.chosen, choose: choosing { $0.shelf.memorize.chosen = $1 })
      case .times:
        TimesChoices.rows(shelf.times.chosen, choose: choosing { $0.shelf.times.chosen = $1 })
      case .hangman:
        HangmanChoices.rows(
          shelf.hangman.chosen, choose: choosing { $0.shelf.hangman.chosen = $1 })
      case .anagrams:
        AnagramsChoices.rows(
          shelf.anagrams.chosen, choose: choosing { $0.shelf.anagrams.chosen = $1 })
      }
    return words + rows.map { ChoiceRow($0) }
  }

  /// The default options for new games of a kind, as the settings ask for them.
  package func defaults(for kind: GameKind) -> [ChoiceRow] {
    let settings = model.library.settings
    let rows =
      switch kind {
      case .codeword:
        CodewordChoices.rows(
          settings.codeword, offersHelp: false, choose: storing { $0.codeword = $1 })
      case .memorize: MemorizeChoices.rows(settings.memorize, choose: storing { $0.memorize = $1 })
      case .times: TimesChoices.rows(settings.times, choose: storing { $0.times = $1 })
      case .hangman: HangmanChoices.rows(settings.hangman, choose: storing { $0.hangman = $1 })
      case .anagrams: AnagramsChoices.rows(settings.anagrams, choose: storing { $0.anagrams = $1 })
      }
    return rows.map { ChoiceRow($0) }
  }

  /// What a chosen answer does to the model. Views call it on the main actor.
  private func choosing<Options: Sendable>(
    _ change: @escaping @MainActor (AppModel, Options) -> Void
  ) -> (Options) -> Void {
    { [self] options in MainActor.assumeIsolated { act { change($0, options) } } }
  }

  /// What a chosen answer does to the settings. Views call it on the main actor.
  private func storing<Options: Sendable>(
    _ store: @escaping @Sendable (inout Settings, Options) -> Void
  ) -> (Options) -> Void {
    { [self] options in MainActor.assumeIsolated { change { store(&$0, options) } } }
  }

  /// Begins a game with the chosen options.
  package func startChosen(_ kind: GameKind) {
    act {
      switch kind {
      case .codeword: $0.shelf.codeword.startChosen()
      case .memorize: $0.shelf.memorize.startChosen()
      case .times: $0.shelf.times.start($0.shelf.times.chosen)
      case .hangman: $0.shelf.hangman.startChosen()
      case .anagrams: $0.shelf.anagrams.startChosen()
      }
    }
  }
}
