import Games
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
  public static let intervals: [Int32] = [1, 3, 7, 21]

  private struct Course: Equatable, Sendable {
    /// On how many racks it was missed since it was found.
    var misses = 0
    /// The index in `intervals`; nil while it is not taken up.
    var step: Int?
    /// The day when it was missed last, or found when it was due.
    var day: Int32
  }

  private var courses = SortedTable<Word, Course>()

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
          find(word, on: day)
        } else if round.isSearched {
          miss(word, on: day)
        }
      }
    }
  }

  private mutating func find(_ word: Word, on day: Int32) {
    guard var course = courses[word] else { return }
    guard let step = course.step else {
      courses[word] = nil
      return
    }
    course.misses = 0
    if day >= course.day + Self.intervals[step] {
      (course.step, course.day) = (step + 1, day)
    }
    courses[word] = course.step == Self.intervals.count ? nil : course
  }

  private mutating func miss(_ word: Word, on day: Int32) {
    var course = courses[word] ?? Course(day: day)
    course.misses += 1
    course.day = day
    if course.step != nil || course.misses >= Self.fewestMisses { course.step = 0 }
    courses[word] = course
  }

  /// The words that were missed on two racks or more and not found since, in the order of the alphabet.
  /// "You have missed CODEN on 3 racks."
  public var missed: [Word] {
    courses.keys.filter { missCount(of: $0) >= Self.fewestMisses }
  }

  /// On how many racks a word was missed since it was found.
  public func missCount(of word: Word) -> Int { courses[word]?.misses ?? 0 }

  /// The day from which on a word is due; nil for one that is not taken up, or known. "It is due again on
  /// Thursday."
  public func dueDay(of word: Word) -> Int32? {
    guard let course = courses[word], let step = course.step else { return nil }
    return course.day + Self.intervals[step]
  }

  /// The words that are due on a day, in the order of the alphabet.
  public func due(on day: Int32) -> [Word] {
    courses.keys.filter { word in dueDay(of: word).map { $0 <= day } ?? false }
  }
}
