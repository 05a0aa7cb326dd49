import Games
import Testing

@testable import Library

@Suite("Sentences about faults")
struct RecordTextsTests {
  @Test("the sentence about a fault names its line")
  func sentence() {
    #expect(
      RecordTexts.sentence(for: RecordError(line: 9, reason: .illegalMove))
        == "Line 9: the rules do not allow this move.")
  }

  @Test("no two reasons read the same")
  func distinct() {
    let lines: [RecordError.Line] = [.pastime, .game, .id, .begun, .options, .puzzle, .empty]
    let texts: [TextError] = [.missing, .unexpected, .notANumber, .outOfRange, .surplus]
    let reasons =
      lines.map { .missingLine($0) } + texts.map { .text($0) }
      + [
        .laterFormat, .unknownGame, .laterRules, .mismatch, .timeBackwards, .illegalMove,
        .unfinishedLine, .tooLong,
      ] as [RecordError.Reason]
    #expect(Set(reasons.map(RecordTexts.phrase)).count == 20)
  }
}
