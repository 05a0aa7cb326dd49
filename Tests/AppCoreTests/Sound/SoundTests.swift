import Foundation
import Screens
import Testing

@testable import AppCore

@Suite("The sounds of the native app")
struct SoundTests {
  private static let all = (0...5).compactMap { Feedback(rawValue: $0) }
  private static let page = URL(filePath: #filePath).appending(path: "../../../..").standardized
    .appending(path: "Web/bridge/feedback.js")

  @Test("each moment has the same notes, bar and times as in the page")
  func asThePage() throws {
    let script = try String(contentsOf: Self.page, encoding: .utf8)
    let kinds = script.matches(of: #/\[Feedback\.(\w+)\]: \{([^}]*)\}/#)
    #expect(kinds.count == Self.all.count)
    for kind in Self.all {
      let entry = String(try #require(kinds.first { $0.1 == "\(kind)" }).2)
      let number = { (pattern: Regex<(Substring, Substring)>) in
        entry.firstMatch(of: pattern).flatMap { Double($0.1) }
      }
      switch Sound(for: kind) {
      case .page(let length): #expect(number(#/page: ([\d.]+)/#) == length)
      case .notes(let notes, let bar, let step):
        #expect(entry.contains("notes: [\(notes.map { "\(Int($0))" }.joined(separator: ", "))]"))
        #expect(entry.contains("bar: \"\(bar)\""))
        #expect((number(#/step: ([\d.]+)/#) ?? 0) == step)
        let numbers = bar.partials.map { partial in
          let parts = [partial.ratio, partial.loudness, partial.length]
          return "[\(parts.map { "\($0)".replacing(/\.0$/, with: "") }.joined(separator: ", "))]"
        }
        #expect(script.contains("\(bar): [\(numbers.joined(separator: ", "))]"))
      }
    }
  }

  @Test("a sound begins and ends in silence, and is never loud", arguments: all)
  func quiet(_ kind: Feedback) throws {
    let samples = Waveform(Sound(for: kind)).samples
    let loudest = try #require(samples.map(abs).max())
    #expect(loudest > 0.01 && loudest < 0.25)
    #expect(abs(samples[0]) < 0.001)
    #expect(abs(try #require(samples.last)) < 0.001)
    #expect(Double(samples.count) / Waveform.rate < 1.5)
  }

  @Test("a note has the right pitch: it crosses zero twice a period")
  func height() {
    let samples = Waveform(.notes([440], on: .marimba, step: 0)).samples
    // After the second part has faded.
    let part = samples[Int(0.2 * Waveform.rate)..<Int(0.4 * Waveform.rate)]
    let crossings = zip(part, part.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    #expect(abs(crossings - 176) <= 1)
  }

  @Test("the sound of a page becomes brighter while the page turns")
  func page() {
    let samples = Waveform(.page(0.16)).samples
    let crossings = { (part: ArraySlice<Double>) in
      zip(part, part.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    }
    let quarter = samples.count / 4
    #expect(crossings(samples.prefix(quarter)) * 4 < crossings(samples.suffix(quarter)) * 3)
  }

  @Test("the file states its format and its length")
  func file() {
    let waveform = Waveform(Sound(for: .key))
    let bytes = WaveFile(waveform).bytes
    let number = { (place: Int) in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
    }
    #expect(String(decoding: bytes.prefix(4), as: UTF8.self) == "RIFF")
    #expect(String(decoding: bytes[8..<16], as: UTF8.self) == "WAVEfmt ")
    #expect(number(4) == UInt32(bytes.count - 8))
    #expect(number(24) == 44_100 && number(28) == 88_200)
    #expect(number(40) == UInt32(waveform.samples.count * 2))
    #expect(bytes.count == 44 + waveform.samples.count * 2)
  }

  @Test("a sound is made once, when it is first needed, and after a failure it stays silent")
  @MainActor
  func box() {
    struct NoSound: Error {}
    var (made, prepared) = ([Int](), 0)
    let box = SoundBox(prepare: { prepared += 1 }) { data in
      made.append(data.count)
      return data.count
    }
    #expect(made.isEmpty && prepared == 0)
    let first = box.player(for: .key)
    #expect(box.player(for: .key) == first)
    #expect(box.player(for: .won) != first)
    #expect(made.count == 2 && prepared == 1)
    var tries = 0
    let silent = SoundBox<Int>(prepare: {}) { _ in
      tries += 1
      throw NoSound()
    }
    #expect(silent.player(for: .key) == nil && silent.player(for: .key) == nil)
    #expect(tries == 1)
    #expect(attempt({ $0 + 1 }, 1) == 2)
    #expect(attempt({ (_: Int) -> Int in throw NoSound() }, 1) == nil)
  }
}
