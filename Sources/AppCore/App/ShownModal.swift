import Games
import Screens

/// The modals that have native views.
package enum ShownModal: Identifiable, Equatable, Sendable {
  case newGame(GameKind)
  case help(GameKind)
  case statistics(GameKind)
  case allStatistics
  /// The text and the link to share.
  case share
  /// Words that the player missed in Anagrams.
  case missedWords
  case coach
  case settings
  case about

  package var id: String {
    switch self {
    case .newGame(let kind): "new \(kind.name)"
    case .help(let kind): "help \(kind.name)"
    case .statistics(let kind): "statistics \(kind.name)"
    case .allStatistics: "statistics"
    case .share: "share"
    case .missedWords: "missed words"
    case .coach: "coach"
    case .settings: "settings"
    case .about: "about"
    }
  }

  init?(_ modal: Modal?) {
    switch modal {
    case .newGame(let kind): self = .newGame(kind)
    case .help(let kind): self = .help(kind)
    case .statistics(let kind?): self = .statistics(kind)
    case .statistics(nil): self = .allStatistics
    case .share, .dailyShare: self = .share
    case .words(.anagrams): self = .missedWords
    case .coach: self = .coach
    case .settings: self = .settings
    case .about: self = .about
    case nil, .shortcuts, .dailyHelp, .game, .words: return nil
    }
  }
}

extension NativeApp {
  /// The modal over the page. Views can only set it to nil.
  package var shownModal: ShownModal? {
    get { ShownModal(model.frame.modal) }
    set { if newValue == nil { act { $0.frame.modal = nil } } }
  }

  /// Shows a modal over the page.
  package func show(_ modal: Modal) { act { $0.frame.modal = modal } }

  /// Whether the file picker is open. The chosen file may arrive before or after the picker resets this.
  package var isChoosing: Bool {
    get { pendingEffects.isChoosing }
    set { pendingEffects.isChoosing = newValue }
  }

  /// Whether the player is asked where to save a file.
  package var isSaving: Bool {
    get { pendingEffects.saved != nil }
    set { if !newValue { pendingEffects.saved = nil } }
  }
}
