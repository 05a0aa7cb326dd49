import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("The moment at the end of a game")
struct EndMomentTests {
  private func frame(_ rows: [Row]) -> Frame { Visit(rows: rows).frame }
  private func id(_ number: UInt64) -> GameID { GameID(high: 0, low: number) }

  /// A game of Codeword that was won in a number of tries.
  private func won(_ id: UInt64, in tries: Int, limit: String = "any") -> Row {
    let words = ["slate", "pouch", "milky"].prefix(tries - 1) + ["crane"]
    return codewordRow(id, limit: limit, moves: words.map { "1 1 \($0)" })
  }

  @Test("the only won game of its kind is the first win")
  func first() {
    let lost = codewordRow(3, limit: "1", moves: ["1 1 slate"])
    let frame = frame([won(1, in: 1), timesRow(2), lost])
    #expect(frame.moment(of: id(1)) == .firstWin)
    #expect(frame.moment(of: id(2)) == nil, "it is not over")
    #expect(frame.moment(of: id(3)) == nil, "it was lost")
  }

  @Test("with two wins, neither is the first win")
  func second() {
    #expect(frame([won(1, in: 1), won(2, in: 2)]).moment(of: id(1)) == nil)
  }

  @Test("a puzzle that another player sent, or a turn of an evening, is no first win")
  func sent() {
    let frame = frame([codewordRow(1, isSent: true, moves: ["1 1 crane"]), won(2, in: 1)])
    #expect(frame.moment(of: id(1)) == nil)
    #expect(frame.moment(of: id(2)) == .firstWin)
  }

  @Test("a result that is better than three others with the same options is the best result")
  func best() {
    let rows = [won(1, in: 3), won(2, in: 4), won(3, in: 3), won(4, in: 2)]
    #expect(frame(rows).moment(of: id(4)) == .best)
    #expect(frame(rows).moment(of: id(3)) == nil)
    #expect(frame(Array(rows.dropFirst())).moment(of: id(4)) == nil, "there are two others")
    #expect(frame(rows + [won(5, in: 2)]).moment(of: id(4)) == nil, "another one is as good")
    let others = [won(1, in: 3), won(2, in: 4), won(3, in: 3, limit: "6"), won(4, in: 2)]
    #expect(frame(others).moment(of: id(4)) == nil, "one of them had a limit")
  }

  @Test("fewer turns of Memorize are better, on a board of the same size")
  func memorize() {
    let slow = [1, 2, 3, 2, 1, 4]
    let rows = (1...3).map { memorizeRow($0, cards: "0110", moves: slow) }
    let quick = memorizeRow(4, cards: "0101", moves: [1, 3, 2, 4])
    #expect(frame(rows + [quick]).moment(of: id(4)) == .best)
    let larger = memorizeRow(4, cards: "001122", moves: [1, 2, 3, 4, 5, 6])
    #expect(frame(rows + [larger]).moment(of: id(4)) == nil)
  }
}
