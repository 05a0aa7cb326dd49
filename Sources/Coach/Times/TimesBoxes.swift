import Games

/// How well a player knows facts, as cards in boxes (Leitner): the higher the box, the later a fact is due.
///
/// It follows from finished rounds and their days alone, the oldest first, so it is never stored. A right
/// and quick answer on a day when the fact is due moves it up a box, a right and slow one leaves it where
/// it is, a wrong one puts it into the first. A right answer that was chosen from a few may be a guess, so
/// it moves a fact up only where the answer before it was right, too: two guesses of four are right once
/// in sixteen times.
///
/// Which days are best hardly matters, that there are some does (Latimier et al. 2021).
public struct TimesBoxes: Equatable, Sendable {
  /// After how many days the facts of each box are due.
  public static let intervals: [Int32] = [0, 1, 3, 7, 21, 60]

  private struct Card: Equatable, Sendable {
    let fact: TimesFact
    var box = 0
    /// From which day on it is due.
    var due: Int32
    var wasRight = false

    func comesBefore(_ other: Card) -> Bool { (box, due) < (other.box, other.due) }
  }

  private var cards = SortedTable<Int, Card>()

  /// No fact was asked yet.
  public init() {}

  /// Counts a round that was played on a day, which is told by its number, counted from whatever day. They
  /// come in the order in which they were played. One that is not over does not count.
  public mutating func count(_ game: Times, on day: Int32) {
    guard game.phase == .over else { return }
    for index in game.answers.indices {
      let fact = game.puzzle.fact(index).inOrder
      var card = cards[fact.key] ?? Card(fact: fact, due: day)
      if !game.isRight(index) {
        (card.box, card.due) = (0, day)
      } else if card.due <= day {
        let isSure = game.options.answerCount == 0 || card.wasRight
        if game.isQuick(index), isSure { card.box = min(card.box + 1, Self.intervals.count - 1) }
        card.due = day + Self.intervals[card.box]
      }
      card.wasRight = game.isRight(index)
      cards[fact.key] = card
    }
  }

  /// The box of a fact, from 0; nil where it was not asked yet.
  public func box(of fact: TimesFact) -> Int? { cards[fact.inOrder.key]?.box }

  /// Whether a fact is sure: it has left the first box, and was not wrong since. "You were sure of 7 × 8."
  public func isSure(_ fact: TimesFact) -> Bool { (box(of: fact) ?? 0) > 0 }

  /// The day from which on a fact is due; nil where it was not asked yet. "7 × 8 is due again on Thursday."
  public func dueDay(of fact: TimesFact) -> Int32? { cards[fact.inOrder.key]?.due }

  /// The facts that are due on a day: those of the lowest box first, and of one box those that are due
  /// longest. "Four facts are due today."
  public func due(on day: Int32) -> [TimesFact] {
    var due: [Card] = []
    for card in cards.values where card.due <= day {
      var index = due.count
      while index > 0, card.comesBefore(due[index - 1]) { index -= 1 }
      due.insert(card, at: index)
    }
    return due.map { $0.fact }
  }
}
