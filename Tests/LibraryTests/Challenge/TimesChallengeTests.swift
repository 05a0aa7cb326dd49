import Games
import Testing

@testable import Library

@Suite("Challenges of Times")
struct TimesChallengeTests {
  private static let form = ChallengeText(seed: 0x54_696d_6573)

  private static let content =
    "mode=round operations=* first=10-20 second=10-20 count=2 answers=4 wrong=near "
    + "12*17=202,204,206,201 20*11=219,223,220,222"

  private func dealt(_ options: TimesOptions, seed: UInt64) throws -> TimesChallenge {
    var random = SeededRandom(seed: seed)
    let puzzle = Times.deal(options, using: &random, from: TimesFacts())
    return try TimesChallenge(puzzle, options: options)
  }

  private func options(
    _ mode: TimesOptions.Mode, answerCount: Int, distractors: TimesDistractors
  ) throws -> TimesOptions {
    var operations = TimesOperations()
    for operation in TimesOperation.allCases { operations[operation] = true }
    return try TimesOptions(
      mode, TimesScope(operations, 0...20, 1...12), count: 10, answerCount: answerCount,
      distractors: distractors)
  }

  private func error(_ text: ArraySlice<UInt8>) -> ChallengeError? {
    do throws(ChallengeError) {
      _ = try TimesChallenge(text)
      return nil
    } catch { return error }
  }

  /// The text of a link that somebody made by hand.
  private func byHand(_ content: String) -> ArraySlice<UInt8> {
    Array(Self.form.text(of: Array(content.utf8), salt: 9).utf8)[...]
  }

  @Test(
    "a challenge reads back from its link, whatever the salt",
    arguments: TimesOptions.Mode.allCases, [0, 2, 6])
  func roundTrip(mode: TimesOptions.Mode, answerCount: Int) throws {
    for distractors in TimesDistractors.allCases {
      let options = try options(mode, answerCount: answerCount, distractors: distractors)
      let challenge = try dealt(options, seed: UInt64(answerCount))
      for salt in [0, 1, .max] as [UInt16] {
        let text = Array(challenge.text(salt: salt).utf8)[...]
        #expect(try TimesChallenge(text) == challenge)
      }
      #expect(challenge.text(salt: 1) != challenge.text(salt: 2))
    }
  }

  @Test("the link never changes, so old links still work")
  func golden() throws {
    let challenge = try TimesChallenge(byHand(Self.content))
    #expect(challenge.options.count == 2)
    #expect(challenge.puzzle.fact(1) == TimesFact(.times, 20, 11))
    let spelled =
      "ag7o7segfrdiog2kphjqkno7gy3tsefkyfhui4yqecffnhha6wqkok2qtbdh3pb7zfvpj2g4hw77gol6i5xs"
      + "2qqwtdpfkimlrwyquwnsgkrkjz3i4fsu4ozhz62rgn462yclgdwqdjwhdlkz2gwj47q3mvcib6sops5rcyoz"
      + "l2mfxq4q3y44sgv5wyhuku6tbr7yjhlqc4"
    #expect(try TimesChallenge(Array(spelled.utf8)[...]) == challenge)
    #expect(challenge.text(salt: 0xbeef) == "ag7o6j6opvirwilsavtq")
  }

  @Test("the link of a classic round is short, and reads back", arguments: [1, 5, 10, 60])
  func classic(count: Int) throws {
    let options = try TimesOptions(
      .round, TimesOptions.classic.scope, count: count, answerCount: 4, distractors: .near)
    for seed in 1...20 as ClosedRange<UInt64> {
      let challenge = try dealt(options, seed: seed)
      let text = Array(challenge.text(salt: 7).utf8)
      #expect(text.count == ((6 + 3 * count) * 8 + 4) / 5)
      #expect(try TimesChallenge(text[...]) == challenge)
    }
  }

  @Test(
    "bits that spell no round are impossible",
    arguments: [
      [0x80], [0x81], [0xff], [0x81, 0xbb, 0x01, 0x23], [0x81, 0x00, 0x55, 0x12],
      [0x81, 0x00, 0x01, 0x23], [0x81, 0x00, 0x51, 0x23, 0x00],
    ] as [[UInt8]])
  func impossibleBits(content: [UInt8]) {
    #expect(error(Array(Self.form.text(of: content, salt: 9).utf8)[...]) == .impossible)
  }

  @Test("no digit of a link can be changed, added or left out unnoticed")
  func damage() throws {
    let good = byHand(Self.content)
    for place in good.indices {
      for other in Array("ab72".utf8) where other != good[place] {
        var bad = good
        bad[place] = other
        #expect(error(bad) != nil)
      }
      #expect(error(good[..<place]) != nil)
    }
    #expect(error(good + [UInt8(ascii: "a")]) != nil)
    #expect(error([]) == .notAChallenge)
  }

  @Test(
    "a link made by hand that holds no round is impossible",
    arguments: [
      "mode=round", "mode=round operations=* first=10-20 second=10-20 count=2 answers=4 wrong=near",
      "mode=round operations=* first=10-20 second=10-20 count=3 answers=4 wrong=near "
        + "12*17=202,204,206,201 20*11=219,223,220,222",
      "mode=round operations=* first=10-20 second=10-20 count=2 answers=4 wrong=near "
        + "12*17=202,205,206,201 20*11=219,223,220,222",
      "mode=round operations=+ first=10-20 second=10-20 count=2 answers=4 wrong=near "
        + "12*17=202,204,206,201 20*11=219,223,220,222",
      "mode=round operations=* first=10-20 second=10-20 count=2 answers=4 wrong=near "
        + "12*17=202,204,206,201 17*12=202,204,206,201",
    ])
  func impossible(content: String) { #expect(error(byHand(content)) == .impossible) }

  @Test("a game made from a challenge says so in its record, and reads back from it")
  func session() throws {
    let session = try dealt(.classic, seed: 4).session(id: identity(3), created: 70)
    #expect(session.header.origin == .challenge)
    #expect(try RecordReading(session.record).session == session)
  }
}
