import ByteStrings
import Foundation
import Games
import Testing

@testable import Library
@testable import Screens

/// Links that were damaged on the way, or that a person made by hand.
struct MutatedLinks {
  private var random: SeededRandom
  private let records: [[UInt8]]
  private let challenges: [(kind: GameKind, seed: UInt64, content: [UInt8])]

  /// Links made from the golden records.
  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    var records: [[UInt8]] = []
    var challenges: [(kind: GameKind, seed: UInt64, content: [UInt8])] = []
    let golden = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "golden")
    for kind in GameKind.allCases {
      let folder = golden.appending(path: "\(kind.keyword)")
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      where file.hasSuffix(".record") {
        let record = Array(try Data(contentsOf: folder.appending(path: file)))
        records.append(record)
        switch try RecordReading(record).session {
        case .codeword(let session): challenges.append(Self.challenge(session))
        case .anagrams(let session): challenges.append(Self.challenge(session))
        case .hangman(let session): challenges.append(Self.challenge(session))
        case .times(let session): challenges.append(Self.challenge(session))
        case .memorize(let session):
          var content = TextWriter()
          session.options.write(to: &content)
          content.space()
          session.puzzle.write(to: &content)
          challenges.append((.memorize, 0x4d65_6d6f_7269_7a65, content.bytes))
        }
      }
    }
    let theme = Array("name=Ours color=red emoji=%f0%9f%90%a7,%f0%9f%91%bb pairs=1-2".utf8)
    challenges.append((.memorize, 0x4d65_6d6f_7269_7a65, theme))
    self.records = records
    self.challenges = challenges
  }

  private static func challenge<G: SendableGame>(
    _ session: Session<G>
  ) -> (kind: GameKind, seed: UInt64, content: [UInt8]) {
    (G.kind, G.challengeSeed, G.content(of: session.puzzle, session.options))
  }

  mutating func draw(below bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }

  /// A link to a result. Half of them are damaged as texts, and half hold a damaged record.
  mutating func result() -> String {
    var record = records[draw(below: records.count)]
    let isDamagedInside = draw(below: 2) == 0
    if isDamagedInside { for _ in 0...draw(below: 3) { damageLines(of: &record) } }
    let text = ResultText.text(ofRecord: record)
    return "/result/" + (isDamagedInside ? text : damaged(text))
  }

  /// A link to a challenge, damaged in one of these ways.
  mutating func challenge() -> String {
    var (kind, seed, content) = challenges[draw(below: challenges.count)]
    let isDamagedInside = draw(below: 2) == 0
    if isDamagedInside { for _ in 0...draw(below: 3) { damage(&content) } }
    if draw(below: 16) == 0 { kind = GameKind.allCases[draw(below: GameKind.allCases.count)] }
    let text = ChallengeText(seed: seed).text(of: content, salt: UInt16(draw(below: 1 << 16)))
    return "/\(kind.keyword)/challenge/" + (isDamagedInside ? text : damaged(text))
  }

  private mutating func damaged(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...draw(below: 3) { damage(&bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard bytes.count > 1 else { return }
    let place = draw(below: bytes.count)
    switch draw(below: 6) {
    case 0: bytes[place] ^= 1 << UInt8(draw(below: 8))
    case 1: bytes[place] = UInt8(draw(below: 256))
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(bytes[draw(below: bytes.count)], at: place)
    case 4: bytes.removeSubrange(place...)
    default: bytes.swapAt(place, draw(below: bytes.count))
    }
  }

  private mutating func damageLines(of record: inout [UInt8]) {
    var lines = record.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    let (first, second) = (draw(below: lines.count), draw(below: lines.count))
    switch draw(below: 8) {
    case 0: lines.swapAt(first, second)
    case 1: lines.insert(lines[first], at: second)
    case 2: lines.remove(at: first)
    case 3: lines[first] = numbered(lines[first])
    case 4: lines[first] = numbered(lines[first])
    case 5:
      // The end of another record.
      let other = records[draw(below: records.count)]
      record.removeSubrange(draw(below: record.count)...)
      record += other[draw(below: other.count)...]
      return
    default: return damage(&record)
    }
    record = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The line with another number in one of its fields.
  private mutating func numbered(_ line: [UInt8]) -> [UInt8] {
    let numbers = ["0", "1", "2", "7", "36", "99", "255", "65536", "4294967296"]
    let large = ["2147483647", "2147483648", "999999999999999999", "9999999999999999999", "-1"]
    var fields = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    guard !fields.isEmpty else { return line }
    let all = numbers + large
    fields[draw(below: fields.count)] = all[draw(below: all.count)]
    return Array(fields.joined(separator: " ").utf8)
  }
}
