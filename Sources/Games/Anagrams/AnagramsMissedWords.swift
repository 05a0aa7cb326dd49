import Words

/// The words that a player missed again and again, and when each is due to come again.
///
/// It follows from finished games and their days alone, the oldest first, so it is never stored. A word is
/// taken up when it was missed on two racks without being found between; it is due after a day. Found then,
/// it is due after 3 days, after 7 and after 21, and then it is known. Found before its day, it stays due on
/// that day: four finds in one evening make no word known. Missed again, it begins anew.
public struct AnagramsMissedWords: Equatable, Sendable {
  /// On how many racks a word must have been missed.
  public static let fewestMisses = 2

  /// After how many days a word is due: when it was missed, and after each find.
  public static var intervals: [Int32] { [1, 3, 7, 21] }

  private struct Course: Equatable, Sendable {
    let word: Word
    /// On how many racks it was missed since it was found.
    var misses = 0
    /// The index in `intervals`; nil while it is not taken up.
    var step: Int?
    /// The day when it was missed last, or found when it was due.
    var day: Int32
    /// The letters of the rack that it was on last.
    var rack: Word
  }

  /// In the order of the alphabet.
  private var courses: [Course] = []

  /// No game was played yet.
  public init() {}

  /// Counts a game that ended on a day, which is told by its number, counted from whatever day. They come
  /// in the order in which they were played. One that is not over does not count.
  ///
  /// A word is missed on a rack that was searched to its end, also where a hint led to it.
  public mutating func count(_ game: Anagrams, on day: Int32) {
    guard game.outcome.isOver else { return }
    for round in game.rounds {
      for (blank, word) in round.rack.blanks.enumerated() {
        if round.isFoundUnaided(blank: blank) {
          find(word, on: day, round.rack)
        } else if round.isSearched {
          miss(word, on: day, round.rack)
        }
      }
    }
  }

  /// Where a word stands, or would.
  private func index(of word: Word) -> Int {
    insertionIndex(in: courses.count) { courses[$0].word < word }
  }

  private func course(of word: Word) -> Course? {
    let index = index(of: word)
    return index < courses.count && courses[index].word == word ? courses[index] : nil
  }

  private mutating func find(_ word: Word, on day: Int32, _ rack: AnagramsRack) {
    guard let course = course(of: word) else { return }
    let index = index(of: word)
    guard let step = course.step else {
      courses.remove(at: index)
      return
    }
    courses[index].misses = 0
    courses[index].rack = rack.letters
    if day < course.day + Self.intervals[step] { return }
    (courses[index].step, courses[index].day) = (step + 1, day)
    if step + 1 == Self.intervals.count { courses.remove(at: index) }
  }

  private mutating func miss(_ word: Word, on day: Int32, _ rack: AnagramsRack) {
    let index = index(of: word)
    if course(of: word) == nil {
      courses.insert(Course(word: word, day: day, rack: rack.letters), at: index)
    }
    courses[index].misses += 1
    courses[index].day = day
    courses[index].rack = rack.letters
    if courses[index].step != nil || courses[index].misses >= Self.fewestMisses {
      courses[index].step = 0
    }
  }

  /// The words that were missed on two racks or more and not found since, in the order of the alphabet.
  /// "You have missed CODEN on 3 racks."
  public var missed: [Word] {
    courses.filter { $0.misses >= Self.fewestMisses }.map { $0.word }
  }

  /// On how many racks a word was missed since it was found.
  public func missCount(of word: Word) -> Int { course(of: word)?.misses ?? 0 }

  /// The day from which on a word is due; nil for one that is not taken up, or known. "It is due again on
  /// Thursday."
  public func dueDay(of word: Word) -> Int32? {
    course(of: word).flatMap { dueDay(of: $0) }
  }

  private func dueDay(of course: Course) -> Int32? {
    course.step.map { course.day + Self.intervals[$0] }
  }

  /// The letters of the rack that a word was on last, missed or found; nil for one that was not missed, or is
  /// known.
  func lastRack(of word: Word) -> Word? { course(of: word)?.rack }

  /// The words that are due on a day, in the order of the alphabet.
  public func due(on day: Int32) -> [Word] {
    courses.filter { dueDay(of: $0).map { $0 <= day } ?? false }.map { $0.word }
  }
}
