import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("A game with the maximum number of moves")
struct FullGameTests {
  @Test("one more move is refused with a message, and the stored game stays as it is")
  func full() throws {
    let letters = Array("bdfghijklm").map(String.init)
    let moves = (0..<RecordLimits.moves).map { number in
      "1 1 z" + [1000, 100, 10, 1].map { letters[number / $0 % 10] }.joined()
    }
    let row = codewordRow(moves: moves)
    let visit = Visit(address(), rows: [row])
    #expect(try visit.session.moves.count == RecordLimits.moves)
    visit.attempt(try word("crane"))
    #expect(visit.toast == RecordTexts.full)
    #expect(try visit.session.moves.count == RecordLimits.moves)
    #expect(visit.host.rows[row.key] == row.text)
  }
}
