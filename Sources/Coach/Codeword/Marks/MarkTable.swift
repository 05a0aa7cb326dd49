import Words

/// The marks of guesses against some answers, eight answers at a time.
///
/// For each part of a guess, a row has the part's summand of the code of the marks against each answer: one
/// byte per answer, or two bytes for the codes of six letters. The sum of a guess's rows is its codes, and no
/// lane ever carries into the next.
struct MarkTable: Sendable {
  /// How many answers there are.
  let count: Int
  /// The code of a guess that is the answer.
  let exactCode: Int

  private let parts: GuessParts
  private let laneBits: Int
  /// The number of integers in a row.
  private let width: Int
  private var rows: [UInt64]

  /// - Parameters:
  ///   - parts: the guesses, of the same length as the answers.
  ///   - places: where the answers have their letters.
  ///   - members: the indices of the answers to use.
  init(
    _ parts: GuessParts, length: Int, marks: PartMarks, places: LetterPlaces, members: [UInt16]
  ) {
    self.parts = parts
    count = members.count
    laneBits = length > 5 ? 16 : 8
    let lanes = 64 / laneBits
    width = (members.count + lanes - 1) / lanes
    exactCode = PartMarks.exactCode(length: length)
    rows = []
    rows.reserveCapacity(parts.parts.count * width)
    for part in parts.parts {
      var index = 0
      while index < members.count {
        var lane: UInt64 = 0
        let end = min(index + lanes, members.count)
        for member in index..<end {
          let code = marks[part.places, places[part.letter, Int(members[member])]]
          lane |= UInt64(code) << UInt64((member - index) * laneBits)
        }
        rows.append(lane)
        index = end
      }
    }
  }

  /// The groups into which a guess sorts the answers. Answers of one group have the same marks.
  func groups(of guess: Int, using counter: inout GroupCounter) -> GroupCount {
    counter.start(count)
    // The width of a lane is a constant in each of the two.
    if laneBits == 8 {
      count(guess, into: &counter, laneBits: 8)
    } else {
      count(guess, into: &counter, laneBits: 16)
    }
    return counter.groups(exactCode: exactCode)
  }

  /// The code of the marks of a guess against each answer.
  func codes(of guess: Int) -> [UInt16] {
    var codes: [UInt16] = []
    codes.reserveCapacity(count)
    let lanes = 64 / laneBits
    for answer in 0..<count {
      let sum = sum(of: guess, at: answer / lanes) >> UInt64(answer % lanes * laneBits)
      codes.append(UInt16(truncatingIfNeeded: sum) & (laneBits == 8 ? 0xFF : 0xFFFF))
    }
    return codes
  }

  private func sum(of guess: Int, at column: Int) -> UInt64 {
    var sum: UInt64 = 0
    for part in 0..<Word.maximumCount {
      sum &+= rows[Int(parts.indices[guess * Word.maximumCount + part]) * width + column]
    }
    return sum
  }

  @inline(__always)
  private func count(_ guess: Int, into counter: inout GroupCounter, laneBits: Int) {
    let first = guess * Word.maximumCount
    let a = Int(parts.indices[first]) * width
    let b = Int(parts.indices[first + 1]) * width
    let c = Int(parts.indices[first + 2]) * width
    let d = Int(parts.indices[first + 3]) * width
    let e = Int(parts.indices[first + 4]) * width
    let f = Int(parts.indices[first + 5]) * width
    let lanes = 64 / laneBits
    let whole = count / lanes
    for column in 0..<width {
      var sum = rows[a + column] &+ rows[b + column] &+ rows[c + column]
      sum = sum &+ rows[d + column] &+ rows[e + column]
      if laneBits == 16 { sum = sum &+ rows[f + column] }
      for _ in 0..<(column < whole ? lanes : count - whole * lanes) {
        counter.add(Int(truncatingIfNeeded: sum) & (1 << laneBits - 1))
        sum >>= UInt64(laneBits)
      }
    }
  }
}

/// Counts groups. A cell that the current guess has not touched holds a number from an earlier guess, so
/// nothing has to be cleared between two guesses.
///
/// It is in the same file as the loop that calls it, so that every build inlines it.
struct GroupCounter: Sendable {
  private var cells: [UInt32] = Array(repeating: 0, count: 1 << 10)
  /// A cell of the current guess minus this base is the size of its group.
  private var base: UInt32
  private var answers = 0
  private var groups = 0
  /// The sum, over all answers, of the answers counted earlier in the same group.
  private var earlier: UInt32 = 0

  /// Nothing is counted yet.
  /// - Parameter base: the initial base, for tests.
  init(base: UInt32 = 0) { self.base = base }

  /// Starts the next guess.
  mutating func start(_ answers: Int) {
    if base > UInt32.max - 2 * 0xFFFF {
      cells = Array(repeating: 0, count: cells.count)
      base = 0
      self.answers = 0
    }
    base += UInt32(self.answers)
    self.answers = answers
    groups = 0
    earlier = 0
  }

  /// Counts an answer whose marks have this code.
  @inline(__always)
  mutating func add(_ code: Int) {
    let cell = max(cells[code], base)
    cells[code] = cell &+ 1
    earlier &+= cell &- base
    groups &+= cell == base ? 1 : 0
  }

  func groups(exactCode: Int) -> GroupCount {
    // n + 2 (0 + 1 + … + (n − 1)) = n².
    GroupCount(
      groups: groups, squares: answers + 2 * Int(earlier), isAnswer: cells[exactCode] > base)
  }
}
