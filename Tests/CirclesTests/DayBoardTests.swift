import Games
import Library
import Testing

@testable import Circles

@Suite("The board of a day")
struct DayBoardTests {
  private let members = (1...4).map { CircleMember(Int64($0)) }

  private func board(
    _ plays: [CirclePlay], for asker: Int64 = 1, at now: WallTime = noon
  ) -> DayBoard {
    DayBoard(of: today, members, plays, for: asker, at: now)
  }

  @Test("a member who has not finished a game sees who has, but not the results")
  func hidden() {
    let plays = [CirclePlay(3, .codeword, 2), CirclePlay(2, .codeword, 6)]
    #expect(board(plays)[.codeword] == .hidden(finished: [2, 3]))
    #expect(board(plays, for: 3)[.codeword].order == [3, 2])
  }

  @Test("a finished game shows no other game")
  func eachGame() {
    let plays = [CirclePlay(1, .times, 4), CirclePlay(2, .times, 9), CirclePlay(2, .hangman, 3)]
    #expect(board(plays)[.times].order == [2, 1])
    #expect(board(plays)[.hangman] == .hidden(finished: [2]))
  }

  @Test("results are compared within one language: the member's own comes first")
  func languages() {
    let plays = [
      CirclePlay(1, .codeword, 5, in: .german), CirclePlay(2, .codeword, 2),
      CirclePlay(3, .codeword, 3, in: .german), CirclePlay(4, .codeword, 1, in: .french),
    ]
    #expect(board(plays)[.codeword].order == [3, 1, 2, 4])
    #expect(board(plays, for: 2)[.codeword].order == [2, 3, 1, 4])
    #expect(board(plays, for: 4)[.codeword].order == [4, 2, 3, 1])
  }

  @Test("everything is shown from the end of the day at UTC−12 on, to the millisecond")
  func dayIsOver() {
    let plays = [CirclePlay(2, .codeword, 2)]
    let end = WallTime(Int64(today.number) * 86_400_000 + 36 * 3_600_000)
    #expect(board(plays, at: end - Milliseconds(1))[.codeword] == .hidden(finished: [2]))
    #expect(!board(plays, at: end - Milliseconds(1)).isOver)
    #expect(board(plays, at: end)[.codeword].order == [2])
    #expect(board(plays, at: end).isOver)
  }

  @Test("a finished game of another day shows no game of this day")
  func otherDay() {
    let other = CirclePlay(1, .codeword, 4, on: today.advanced(by: -1))
    #expect(board([other, CirclePlay(2, .codeword, 2)])[.codeword] == .hidden(finished: [2]))
  }

  @Test(
    """
    better results come first; equal results rank judged, taken offline, public, and judged ones \
    by whole seconds
    """)
  func order() {
    #expect(
      board([
        CirclePlay(1, .codeword, 4, as: .offline),
        CirclePlay(2, .codeword, 4, milliseconds: 61_999),
        CirclePlay(3, .codeword, 4, milliseconds: 61_000),
        CirclePlay(4, .codeword, 3, as: .offline),
      ])[.codeword].order == [4, 2, 3, 1])
    #expect(
      board([
        CirclePlay(1, .codeword, 4, as: .public), CirclePlay(2, .codeword, 4, as: .offline),
        CirclePlay(3, .codeword, 3, as: .public),
        CirclePlay(4, .codeword, 4, milliseconds: 900_000),
      ])[.codeword].order == [3, 4, 2, 1])
    #expect(
      board([
        CirclePlay(1, .times, 9, milliseconds: 50_000),
        CirclePlay(2, .times, 9, milliseconds: 49_999),
        CirclePlay(3, .times, 10, milliseconds: 90_000),
      ])[.times].order == [3, 2, 1])
  }

  @Test("a found word comes before a word that was not found, whatever the attempts")
  func found() {
    let plays = [CirclePlay(1, .codeword, 2, won: false), CirclePlay(2, .codeword, 30)]
    #expect(board(plays)[.codeword].order == [2, 1])
  }

  @Test("the board shows the time if a judge has measured it, in whole seconds")
  func seconds() {
    let plays = [
      CirclePlay(1, .times, 9, milliseconds: 61_999), CirclePlay(2, .times, 9, as: .offline),
      CirclePlay(3, .times, 9, as: .public),
    ]
    guard case .shown(let lines) = board(plays)[.times] else {
      Issue.record("nothing is shown")
      return
    }
    #expect(lines.map(\.mark) == [.judged(seconds: 61), .offline, .public])
    #expect(lines.map(\.mark.seconds) == [61, nil, nil])
  }

  @Test("a member who joined after a day is not on its board, and sees nothing of it")
  func joinedLater() {
    let late = CircleMember(5, since: today.end)
    let lastMoment = CircleMember(6, since: today.end - Milliseconds(1))
    let plays = [CirclePlay(1, .times, 9), CirclePlay(5, .times, 10), CirclePlay(6, .times, 3)]
    func board(for asker: Int64) -> DayBoard {
      DayBoard(of: today, members + [late, lastMoment], plays, for: asker, at: today.end)
    }
    #expect(board(for: 1).members == [1, 2, 3, 4, 6])
    #expect(board(for: 1)[.times].order == [1, 6])
    #expect(board(for: 6)[.times].order == [1, 6])
    #expect(board(for: 5).games.allSatisfy { $0.order == [] })
  }

  @Test("a player who is no member has no place on a board")
  func stranger() {
    #expect(board([CirclePlay(9, .times, 9)], at: today.end)[.times].order == [])
    #expect(board([CirclePlay(1, .times, 9)], for: 9, at: today.end)[.times].order == [])
  }

  @Test("a day begins at its midnight at UTC+14")
  func begins() {
    let start = WallTime(Int64(today.number) * 86_400_000 - 14 * 3_600_000)
    #expect(!today.hasBegun(at: start - Milliseconds(1)))
    #expect(today.hasBegun(at: start))
    #expect(today.hasBegun(at: today.end + Milliseconds(1 << 40)))
  }
}
