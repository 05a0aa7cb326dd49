import Screens

/// A question with a few answers, as a form asks it: one of the options of a game, or a setting.
package struct ChoiceRow: Identifiable {
  package let title: String
  /// The names of the answers, in order.
  package let names: [String]
  /// The chosen answers: one, or any number of them if the row takes several.
  package let chosen: Set<Int>
  package let takesSeveral: Bool
  /// What the chosen answer means; empty if that is obvious.
  package let note: String
  private let choose: @MainActor (Int) -> Void

  package var id: String { title }

  /// A question with a single answer, for what no `OptionRow` asks.
  init(
    _ title: String, _ names: [String], chosen: Int?, choose: @escaping @MainActor (Int) -> Void
  ) {
    self.title = title
    self.names = names
    self.chosen = chosen.map { [$0] } ?? []
    takesSeveral = false
    note = ""
    self.choose = choose
  }

  /// A question about an option of a game, or about a setting.
  @MainActor
  init(_ row: OptionRow, _ app: NativeApp) {
    title = row.title
    names = (0..<row.count).map(row.name)
    chosen = Set((0..<row.count).filter(row.isChosen))
    takesSeveral = row.shape == .several
    note = row.note
    choose = { answer in app.act { _ in row.choose(answer) } }
  }

  /// The answer of a row that takes one.
  @MainActor package var answer: Int {
    get { chosen.first ?? -1 }
    nonmutating set { if newValue != answer { choose(newValue) } }
  }

  /// Whether an answer is chosen, in a row that takes several.
  @MainActor package subscript(index: Int) -> Bool {
    get { chosen.contains(index) }
    nonmutating set { if newValue != chosen.contains(index) { choose(index) } }
  }
}
