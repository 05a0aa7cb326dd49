import Games
import Library
import Screens

/// Which games the list shows, and what a link adds to it.
extension NativeApp {
  /// The text that the player searches for.
  package var query: String {
    get { model.history.search.query }
    set { if newValue != query { act { $0.history.ask(for: newValue, $0.history.search.kind) } } }
  }

  /// Opens the link that the player typed or pasted; if it is not a link, a message says so.
  package func openEnteredLink() {
    if open(link: enteredLink) {
      enteredLink = ""
    } else {
      act { $0.frame.show(NativeTexts.noLink, action: nil) }
    }
  }

  /// Opens the first of the pasted texts.
  package func open(pasted texts: [String]) {
    enteredLink = texts.first ?? ""
    openEnteredLink()
  }

  /// Does the same for a caller on any thread: the system delivers pasted texts that way.
  nonisolated package func pasted(_ texts: [String]) {
    Task { @MainActor in open(pasted: texts) }
  }

  /// The kinds that the list can be narrowed to; nil if there are too few games to choose from.
  var kindFilter: ChoiceRow? {
    let history = model.history
    guard history.offersSearch else { return nil }
    let kinds = GameKind.allCases.filter { kind in
      history.all.contains { $0.kind == kind }
    }
    return ChoiceRow(
      StatisticsTexts.game, [StatisticsTexts.all] + kinds.map(\.name),
      chosen: history.search.kind.map { kinds.firstIndex(of: $0).map { $0 + 1 } ?? 0 } ?? 0
    ) { [self] answer in
      act { $0.history.ask(for: $0.history.search.query, answer == 0 ? nil : kinds[answer - 1]) }
    }
  }
}
