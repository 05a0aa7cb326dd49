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
    switch kind {
    case .codeword:
      [wordsRow]
        + CodewordChoices.rows(model.shelf.codeword.chosen, offersHelp: true) { [self] chosen in
          act { $0.shelf.codeword.chosen = chosen }
        }
    case .memorize:
      [MemorizeChoices.theme(self)]
        + MemorizeChoices.rows(model.shelf.memorize.chosen) { [self] chosen in
          act { $0.shelf.memorize.chosen = chosen }
        }
    case .times:
      TimesChoices.rows(model.shelf.times.chosen) { [self] chosen in
        act { $0.shelf.times.chosen = chosen }
      }
    case .hangman:
      [wordsRow]
        + HangmanChoices.rows(model.shelf.hangman.chosen) { [self] chosen in
          act { $0.shelf.hangman.chosen = chosen }
        }
    case .anagrams:
      [wordsRow]
        + AnagramsChoices.rows(model.shelf.anagrams.chosen) { [self] chosen in
          act { $0.shelf.anagrams.chosen = chosen }
        }
    }
  }

  /// The default options for new games of a kind, as the settings ask for them.
  package func defaults(for kind: GameKind) -> [ChoiceRow] {
    let settings = model.library.settings
    switch kind {
    case .codeword:
      return CodewordChoices.rows(settings.codeword, offersHelp: false) { [self] in
        let options = $0
        change { $0.codeword = options }
      }
    case .memorize:
      return MemorizeChoices.rows(settings.memorize) { [self] in
        let options = $0
        change { $0.memorize = options }
      }
    case .times:
      return TimesChoices.rows(settings.times) { [self] in
        let options = $0
        change { $0.times = options }
      }
    case .hangman:
      return HangmanChoices.rows(settings.hangman) { [self] in
        let options = $0
        change { $0.hangman = options }
      }
    case .anagrams:
      return AnagramsChoices.rows(settings.anagrams) { [self] in
        let options = $0
        change { $0.anagrams = options }
      }
    }
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
