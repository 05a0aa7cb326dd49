import Games

/// The summand of a letter of a guess in the code of the marks: three to the power of the place for an inexact
/// letter, twice that for an exact letter. The codes of five letters are below 243, and those of six letters
/// below 729.
struct PartMarks: Sendable {
  /// Indexed by the places of the letter in the guess, and then in the answer.
  private let codes: [UInt16]

  private static let maskCount = 1 << 6

  init() {
    var codes: [UInt16] = []
    codes.reserveCapacity(Self.maskCount * Self.maskCount)
    for guess in 0..<Self.maskCount {
      for answer in 0..<Self.maskCount { codes.append(Self.code(guess, answer)) }
    }
    self.codes = codes
  }

  /// The summand of a letter at the given places of the guess and of the answer.
  subscript(guess: UInt8, answer: UInt8) -> UInt16 {
    codes[Int(guess) * Self.maskCount + Int(answer)]
  }

  /// The code of a guess that is the answer.
  static func exactCode(length: Int) -> Int {
    var power = 1
    for _ in 0..<length { power *= 3 }
    return power - 1
  }

  /// The code of the marks of a whole guess.
  static func code(of marks: Marks) -> UInt16 {
    var code: UInt16 = 0
    var power: UInt16 = 1
    for place in 0..<marks.count {
      code += UInt16(marks[place].rawValue) * power
      power *= 3
    }
    return code
  }

  /// Marks like the rules: exact letters first, then inexact letters from left to right, as often as the answer
  /// has the letter.
  private static func code(_ guess: Int, _ answer: Int) -> UInt16 {
    var unmatched = (answer & ~guess).nonzeroBitCount
    var code: UInt16 = 0
    var power: UInt16 = 1
    for place in 0..<6 {
      let bit = 1 << place
      if guess & bit != 0 {
        if answer & bit != 0 {
          code += 2 * power
        } else if unmatched > 0 {
          unmatched -= 1
          code += power
        }
      }
      power *= 3
    }
    return code
  }
}
