import ByteStrings
import Games
import Library

/// Which games the list shows: all, those of one kind, or those that match a search.
///
/// The results are cached until the search or a game changes.
package final class HistorySearch {
  /// The number of games from which a search is useful.
  private static let threshold = 6

  /// The kind of the games that are shown; nil means all.
  package internal(set) var kind: GameKind? {
    didSet { revision += 1 }
  }
  /// The search text, as typed.
  package internal(set) var query: PlainText = "" {
    didSet { revision += 1 }
  }
  /// Whether the field and the filters are visible.
  package internal(set) var isOpen = false {
    didSet { revision += 1 }
  }
  /// Increases with every change of the search.
  package private(set) var revision: UInt64 = 0

  private var owned: [SessionSummary] = []
  private var ownedRevision = UInt64.max
  private var found: [SessionSummary] = []
  private var foundRevision = UInt64.max

  /// Whether the search may exclude some games.
  package var isActive: Bool { kind != nil || !query.isEmpty }

  /// Whether a search among this many games is offered.
  func isOffered(among count: Int) -> Bool { count >= Self.threshold || isActive }

  /// The player's own games, in the order of the history: not the turns of an evening, which others may have played.
  func own(in library: GameLibrary) -> [SessionSummary] {
    if ownedRevision != library.revision {
      ownedRevision = library.revision
      owned = library.history
      owned.removeAll { $0.header.origin == .evening }
    }
    return owned
  }

  /// The games that are shown, in the order of the history.
  func games(in library: GameLibrary, _ shelf: Shelf) -> [SessionSummary] {
    if !isActive { return own(in: library) }
    if foundRevision != library.revision + revision {
      foundRevision = library.revision + revision
      let words = SearchText(query)
      found = own(in: library)
      found.removeAll { summary in
        if let kind, summary.kind != kind { return true }
        if words.isEmpty { return false }
        let text = library.searchText(of: summary.header.id) { Self.text(of: $0, shelf) }
        return text?.matches(words) != true
      }
    }
    return found
  }

  /// The visible text of a row; nothing in it is hidden in the game.
  private static func text(of session: AnySession, _ shelf: Shelf) -> PlainText {
    session.kind.name + " " + shelf[session.kind].progress(of: session) + " "
      + session.describe(.standard) + " " + ShellTexts.name(of: session.summary.outcome)
  }
}
