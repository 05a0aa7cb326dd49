import Library

/// A game of Codeword with up to two moves, as a server keeps it.
struct SampleGame {
  private let number: Int

  init(_ number: Int) { self.number = number }

  private var id: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  var key: [UInt8] { Array("record/\(id)".utf8) }

  func text(moves: Int) -> [UInt8] {
    let head = """
      pastime 1
      game codeword 1
      id \(id)
      begun 1767225600000
      options length=3 attempts=any mode=standard
      puzzle cat


      """
    let played = ["1000 1500 act\n", "2000 2500 cat\n"].prefix(moves).joined()
    return Array((head + played).utf8)
  }

  func row(moves: Int) -> Row { Row(key: key, text: text(moves: moves)) }

  func bytes(moves: Int) -> Int { key.count + text(moves: moves).count }
}
