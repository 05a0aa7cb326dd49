/// A question with a few answers, as a form asks it: one of the options of a game, or a setting.
package struct ChoiceRow: Identifiable {
  package let title: String
  /// What the answers are called, in their order.
  package let names: [String]
  /// Which answers hold: one, or any of them where the row takes several.
  package let chosen: Set<Int>
  package let takesSeveral: Bool
  /// What the chosen answer means; empty where that is clear.
  package let note: String
  private let choose: @MainActor (Int) -> Void

  package var id: String { title }

  /// A question with one answer.
  init(
    _ title: String, _ names: [String], chosen: Int?, note: String = "",
    choose: @escaping @MainActor (Int) -> Void
  ) {
    self.init(
      title, names, chosen: chosen.map { [$0] } ?? [], takesSeveral: false, note: note,
      choose: choose)
  }

  /// A question that takes any of its answers.
  init(
    _ title: String, _ names: [String], several: Set<Int>,
    choose: @escaping @MainActor (Int) -> Void
  ) {
    self.init(title, names, chosen: several, takesSeveral: true, note: "", choose: choose)
  }

  private init(
    _ title: String, _ names: [String], chosen: Set<Int>, takesSeveral: Bool, note: String,
    choose: @escaping @MainActor (Int) -> Void
  ) {
    self.title = title
    self.names = names
    self.chosen = chosen
    self.takesSeveral = takesSeveral
    self.note = note
    self.choose = choose
  }

  /// The answer, for a row that takes one.
  @MainActor package var answer: Int {
    get { chosen.first ?? -1 }
    nonmutating set { if newValue != answer { choose(newValue) } }
  }

  /// Whether an answer holds, for a row that takes several.
  @MainActor package subscript(index: Int) -> Bool {
    get { chosen.contains(index) }
    nonmutating set { if newValue != chosen.contains(index) { choose(index) } }
  }
}
