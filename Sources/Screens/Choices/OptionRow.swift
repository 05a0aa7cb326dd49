import ByteStrings

/// A question about one of the options of a game, with its answers, as a form asks it.
///
/// The answers are named one at a time, by number: in the browser's program, code that builds an array of them would be
/// as large again for each question.
package struct OptionRow {
  /// How a form shows the answers.
  package enum Shape: UInt8 {
    /// All at once, and one of them is chosen.
    case one
    /// All at once, and any number of them can be chosen.
    case several
    /// In a list that opens, because there are many.
    case list
    /// In a list that opens: the least number of a range. The next row has the greatest one.
    case least
    /// In a list that opens: the greatest number of a range.
    case greatest
  }

  package let title: PlainText
  package let shape: Shape
  /// What the range is of that the row has an end of; otherwise empty.
  package let range: PlainText
  /// How many answers there are.
  package let count: Int
  /// Whether most players leave it as it is.
  package let isMore: Bool
  /// What the chosen answer means; empty if that is obvious.
  package let note: PlainText
  /// The name of an answer.
  package let name: (Int) -> PlainText
  /// Whether an answer is chosen.
  package let isChosen: (Int) -> Bool
  /// Chooses an answer, or takes it back if several can be chosen.
  package let choose: (Int) -> Void

  init(
    _ title: PlainText, _ shape: Shape = .one, range: PlainText = "", count: Int,
    isMore: Bool = true, note: PlainText = "", name: @escaping (Int) -> PlainText,
    isChosen: @escaping (Int) -> Bool, choose: @escaping (Int) -> Void
  ) {
    self.title = title
    self.shape = shape
    self.range = range
    self.count = count
    self.isMore = isMore
    self.note = note
    self.name = name
    self.isChosen = isChosen
    self.choose = choose
  }

  /// A question whose answers change some options to others; one that would not give any changes nothing.
  init<Options: Equatable>(
    _ title: PlainText, _ shape: Shape = .one, count: Int, isMore: Bool = true,
    note: PlainText = "", of options: Options, choose: @escaping (Options) -> Void,
    name: @escaping (Int) -> PlainText, changed: @escaping (Int) -> Options?
  ) {
    self.init(
      title, shape, count: count, isMore: isMore, note: note, name: name,
      isChosen: { changed($0) == options },
      choose: { if let options = changed($0) { choose(options) } })
  }

  /// The first answer that is chosen; nil if none is.
  package var chosen: Int? { (0..<count).first(where: isChosen) }
}
