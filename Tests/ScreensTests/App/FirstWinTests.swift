import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("The first win of a kind")
struct FirstWinTests {
  private func frame(_ rows: Row...) -> Frame { Visit(rows: rows).frame }
  private let one = GameID(high: 0, low: 1)

  @Test("the only game of its kind that was won is the first win")
  func first() {
    let lost = codewordRow(3, limit: "1", moves: ["1 1 slate"])
    let frame = frame(codewordRow(1, moves: ["1 1 crane"]), timesRow(2), lost)
    #expect(frame.firstWin(one) == .codeword)
    #expect(frame.firstWin(GameID(high: 0, low: 2)) == nil, "it is not over")
    #expect(frame.firstWin(GameID(high: 0, low: 3)) == nil, "it was lost")
  }

  @Test("of two wins neither is")
  func second() {
    let frame = frame(codewordRow(1, moves: ["1 1 crane"]), codewordRow(2, moves: ["1 1 crane"]))
    #expect(frame.firstWin(one) == nil)
  }
}
