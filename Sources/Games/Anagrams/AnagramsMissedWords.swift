import Words

/// The words that a player missed repeatedly, and the day on which each is due again.
///
/// The list is derived from finished games and their days, oldest first, and is never stored. A word enters the
/// list when it was missed on two racks without being found in between, and is due after one day. Each find on
/// or after the due day moves it to the next interval: 3, 7, then 21 days; after that the word is known. A find
/// before the due day does not move it, so four finds in one evening do not make a word known. A word that is
/// missed again starts over.
public struct AnagramsMissedWords: Equatable, Sendable {
  /// On how many racks a word must be missed to enter the list.
  public static let fewestMisses = 2

  /// After how many days a word is due: after a miss, and after each find.
  public static var intervals: [Int32] { [1, 3, 7, 21] }

  private struct Course: Equatable, Sendable {
    let word: Word
    /// On how many racks the word was missed since it was last found.
    var misses = 0
    /// The index in `intervals`; nil while the word is not in the list.
    var step: Int?
    /// The day when the word was last missed, or found while it was due.
    var day: Int32
    /// The letters of the last rack with the word.
    var rack: Word
  }

  /// In alphabetical order.
  private var courses: [Course] = []

  /// Before any game.
  public init() {}

  /// Counts a game that ended on a day. The day is a number, counted from any fixed day. Games must be counted
  /// in the order in which they were played. An unfinished game does not count.
  ///
  /// A word counts as missed on a rack that was searched to the end, even if a hint led to it.
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

  /// The index of a word, or the index at which to insert it.
  private func index(of word: Word) -> Int {
    insertionIndex(in: courses.count) { courses[$0].word < word }
  }

  private func course(of word: Word) -> Course? {
    let index = index(of: word)
    return index < courses.count && courses[index].word == word ? courses[index] : nil
  }

  private mutating func find(_ word: Word, on day: Int32, _ rack: AnagramsRack) {
    guard var course = remove(word), var step = course.step else { return }
    course.misses = 0
    course.rack = rack.letters
    if day >= course.day + Self.intervals[step] {
      step += 1
      course.day = day
    }
    course.step = step
    if step < Self.intervals.count { insert(course) }
  }

  private mutating func miss(_ word: Word, on day: Int32, _ rack: AnagramsRack) {
    var course = remove(word) ?? Course(word: word, day: day, rack: rack.letters)
    course.misses += 1
    course.day = day
    course.rack = rack.letters
    if course.step != nil || course.misses >= Self.fewestMisses { course.step = 0 }
    insert(course)
  }

  private mutating func remove(_ word: Word) -> Course? {
    let course = course(of: word)
    if course != nil { courses.remove(at: index(of: word)) }
    return course
  }

  private mutating func insert(_ course: Course) {
    courses.insert(course, at: index(of: course.word))
  }

  /// The words that were missed on two racks or more and not found since, in alphabetical order. "You have
  /// missed CODEN on 3 racks."
  public var missed: [Word] {
    courses.filter { $0.misses >= Self.fewestMisses }.map { $0.word }
  }

  /// On how many racks a word was missed since it was found.
  public func missCount(of word: Word) -> Int { course(of: word)?.misses ?? 0 }

  /// The day from which a word is due; nil if it is not in the list or is known. "It is due again on Thursday."
  public func dueDay(of word: Word) -> Int32? {
    course(of: word).flatMap { dueDay(of: $0) }
  }

  private func dueDay(of course: Course) -> Int32? {
    course.step.map { course.day + Self.intervals[$0] }
  }

  /// The letters of the last rack with the word, whether missed or found; nil if the word was not missed, or is
  /// known.
  func lastRack(of word: Word) -> Word? { course(of: word)?.rack }

  /// The words that are due on a day, in alphabetical order.
  public func due(on day: Int32) -> [Word] {
    courses.filter { dueDay(of: $0).map { $0 <= day } ?? false }.map { $0.word }
  }
}
