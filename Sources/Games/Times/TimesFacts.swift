/// How well a player knows facts, and when each is due again. Practice is dealt from it, and the chart shows
/// it.
///
/// It is derived from finished rounds and their days, oldest first, and is never stored. Each fact is measured
/// against its own history. It is a card in one of six boxes (Leitner): the higher the box, the later it is
/// due. A right and quick answer on a day when the fact is due moves it up one box, a right but slow answer
/// leaves it in its box, and a wrong answer moves it to the first box. A right answer chosen from a few may be
/// a guess, so it moves a fact up only if the previous answer was right, too: two guesses from four answers are
/// both right once in sixteen times.
///
/// The exact intervals hardly matter, but spacing itself does (Latimier et al. 2021).
public struct TimesFacts: Equatable, Sendable {
  /// How well a fact is known, in the order in which practice deals facts.
  public enum Standing: UInt8, CaseIterable, Sendable {
    /// The last answer was wrong.
    case wrong
    /// The last answer was right, but slow, or the answer before it was wrong.
    case slow
    /// The fact has not been asked yet.
    case new
    /// The last answer was right and quick.
    case sure
  }

  /// After how many days the facts of each box are due.
  public static var intervals: [Int] { [0, 1, 3, 7, 21, 60] }

  /// The number of the day on which practice is dealt, counted from any fixed day.
  public var today: Int32

  /// The keys of the asked facts, in ascending order, how well they are known, their boxes, and the days from
  /// which they are due.
  private var keys: [Int] = []
  private var known: [Int] = []
  private var boxes: [Int] = []
  private var days: [Int] = []

  /// Before any fact was asked.
  public init(today: Int32 = 0) { self.today = today }

  /// Counts a round that was played after all rounds counted so far. An unfinished round does not count.
  /// - Parameter day: the number of the day on which it was played.
  public mutating func count(_ game: Times, on day: Int32) {
    guard game.phase == .over else { return }
    for index in game.answers.indices {
      let entry = entry(of: game.puzzle.fact(index), on: Int(day))
      let before = Standing(rawValue: UInt8(known[entry])) ?? .new
      guard game.isRight(index) else {
        known[entry] = Int(Standing.wrong.rawValue)
        (boxes[entry], days[entry]) = (0, Int(day))
        continue
      }
      let isQuick = game.isQuick(index)
      let standing = isQuick && before != .wrong ? Standing.sure : .slow
      known[entry] = Int(standing.rawValue)
      if days[entry] > Int(day) { continue }
      let isSure = game.options.answerCount == 0 || before == .slow || before == .sure
      if isQuick, isSure { boxes[entry] = min(boxes[entry] + 1, Self.intervals.count - 1) }
      days[entry] = Int(day) + Self.intervals[boxes[entry]]
    }
  }

  /// The index of a fact among the asked facts. A new fact is inserted.
  private mutating func entry(of fact: TimesFact, on day: Int) -> Int {
    let key = fact.inOrder.key
    if let entry = keys.firstIndex(of: key) { return entry }
    keys.append(key)
    known.append(Int(Standing.new.rawValue))
    boxes.append(0)
    days.append(day)
    return keys.count - 1
  }

  /// How well a fact is known.
  public func standing(of fact: TimesFact) -> Standing {
    guard let entry = keys.firstIndex(of: fact.inOrder.key) else { return .new }
    return Standing(rawValue: UInt8(known[entry])) ?? .new
  }

  /// How well each fact of a scope is known, as raw values in the order of the scope: the cells of the chart.
  public func standings(in scope: TimesScope) -> [Int] {
    cells(of: known, new: Int(Standing.new.rawValue), in: scope)
  }

  /// How many facts of a scope have each standing. A fact and its mirror image count once.
  /// - Parameter standings: those of the facts of the scope.
  public static func counts(_ standings: [Int], in scope: TimesScope) -> [Int] {
    var counts = Array(repeating: 0, count: Standing.allCases.count)
    for index in standings.indices {
      let fact = scope.fact(index)
      if fact.inOrder == fact || scope.index(of: fact.inOrder) == nil {
        counts[standings[index]] += 1
      }
    }
    return counts
  }

  /// A number for each fact of a scope: the given numbers for asked facts, and `new` for all others.
  private func cells(of numbers: [Int], new: Int, in scope: TimesScope) -> [Int] {
    var cells = Array(repeating: new, count: scope.drawCount)
    for entry in keys.indices {
      let fact = TimesFact(key: keys[entry])
      if let index = scope.index(of: fact) { cells[index] = numbers[entry] }
      if let index = fact.turned.flatMap({ scope.index(of: $0) }) { cells[index] = numbers[entry] }
    }
    return cells
  }
}

// MARK: What is due

extension TimesFacts {
  /// The number of ranks: one for each standing in each box, and for each standing outside any box.
  static var rankCount: Int { (intervals.count + 1) * Standing.allCases.count }

  /// The order in which practice deals the facts of a scope, lowest rank first: due facts from the lowest box
  /// up, then the rest. Within a box, and among the rest, the least known facts come first.
  func ranks(in scope: TimesScope) -> [Int] {
    let standings = Standing.allCases.count
    let last = Self.intervals.count * standings
    var ranks = known
    for entry in ranks.indices {
      ranks[entry] += isDue(entry, on: today) ? boxes[entry] * standings : last
    }
    return cells(of: ranks, new: last + Int(Standing.new.rawValue), in: scope)
  }

  /// How many facts of a scope are due today. A fact and its swapped form count once.
  public func dueCount(in scope: TimesScope) -> Int {
    keys.indices.count { entry in
      guard isDue(entry, on: today) else { return false }
      let fact = TimesFact(key: keys[entry])
      return scope.index(of: fact) != nil
        || fact.turned.map { scope.index(of: $0) != nil } ?? false
    }
  }

  /// The box of a fact, from 0; nil if the fact has not been asked yet.
  public func box(of fact: TimesFact) -> Int? {
    keys.firstIndex(of: fact.inOrder.key).map { boxes[$0] }
  }

  /// Whether a fact is sure: it has left the first box and has not been answered wrongly since. "You were sure
  /// of 7 × 8."
  public func isSure(_ fact: TimesFact) -> Bool { (box(of: fact) ?? 0) > 0 }

  /// The day from which a fact is due; nil if the fact has not been asked yet. "7 × 8 is due again on Thursday."
  public func dueDay(of fact: TimesFact) -> Int32? {
    keys.firstIndex(of: fact.inOrder.key).map { Int32(days[$0]) }
  }

  /// The facts that are due on a day: facts of lower boxes first, and within a box the longest due first. "Four
  /// facts are due today."
  public func due(on day: Int32) -> [TimesFact] {
    var due: [Int] = []
    for entry in keys.indices where isDue(entry, on: day) {
      let order = (boxes[entry], days[entry], keys[entry])
      let index = insertionIndex(in: due.count) {
        (boxes[due[$0]], days[due[$0]], keys[due[$0]]) < order
      }
      due.insert(entry, at: index)
    }
    return due.map { TimesFact(key: keys[$0]) }
  }

  private func isDue(_ entry: Int, on day: Int32) -> Bool { days[entry] <= Int(day) }
}
