import Games
import Library

/// The laws of joining rows, tried on texts that play and damage make.
public struct JoinLaws {
  private var random: SeededRandom
  private let join: ([UInt8], [UInt8], [UInt8]) -> [UInt8]

  /// - Parameter join: joins two texts of the row with a key.
  public init(
    seed: UInt64,
    join: @escaping ([UInt8], [UInt8], [UInt8]) -> [UInt8] = { RowJoin.join($0, $1, of: $2) }
  ) {
    random = SeededRandom(seed: seed)
    self.join = join
  }

  /// The first triple that breaks a law; nil if all hold: joining is associative, commutative and
  /// idempotent, and the empty text adds nothing.
  public mutating func firstBreach(in triples: Int) -> String? {
    let id = GameID(high: 0, low: 1)
    let later = Array("later/1".utf8)
    let keys = [
      RowKey.record(id).text, RowKey.gone(id.identity).text, RowKey.clock(id).text,
      Array("setting/pegs".utf8), later,
    ]
    for _ in 0..<triples {
      let key = keys[draw(keys.count)]
      let (a, b, c) = (text(of: key), text(of: key), text(of: key))
      let ab = join(a, b, key)
      let isLawful =
        ab == join(b, a, key) && join(ab, c, key) == join(a, join(b, c, key), key)
        && join(ab, b, key) == ab && join(ab, ab, key) == ab
        && join(ab, [], key) == ab
      if !isLawful {
        let texts = [key, a, b, c].map { String(decoding: $0, as: UTF8.self) }
        return texts.joined(separator: " | ")
      }
    }
    return nil
  }

  private mutating func draw(_ bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }

  private mutating func text(of key: [UInt8]) -> [UInt8] {
    if draw(12) == 0 { return [] }
    var text: [UInt8]
    switch RowKey(key) {
    case .record:
      text = line()
      for _ in 0..<draw(3) { text = RowJoin.join(text, line(), of: key) }
    case .gone:
      var deletion = Spelling.Deletion([])
      deletion.count = 1 + draw(4)
      if deletion.isDeleted {
        for _ in 0...draw(3) { deletion.lines.insert(Fingerprint(of: line()).digits) }
      }
      text = deletion.text
    case .clock: text = Spelling.bytes(draw(20) * draw(9000))
    case .setting: text = Array("\(draw(4)) 000000000000000\(draw(3)) \(draw(3))".utf8)
    default: text = Array(String(repeating: "x", count: draw(4)).utf8) + Spelling.bytes(draw(20))
    }
    if draw(10) == 0 { text[draw(text.count)] = [0x1E, 0x0A, 0x20, 0x39][draw(4)] }
    return text
  }

  private mutating func line() -> [UInt8] {
    (0..<draw(5)).reduce(Array("game\n".utf8)) { line, _ in
      line + Array("move \(draw(2))\n".utf8)
    }
  }
}
