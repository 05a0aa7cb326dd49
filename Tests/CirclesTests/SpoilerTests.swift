import Games
import Library
import Testing

@testable import Circles

/// The rule, once more and in other words than in the module: whether a member may see a play.
private func maySee(
  _ play: CirclePlay, to asker: Int64, among members: [CircleMember], _ plays: [CirclePlay],
  at now: WallTime
) -> Bool {
  let endOfDay = (Int64(play.day.number) * 24 + 36) * 3_600_000
  for number in [asker, play.member] {
    guard let since = members.first(where: { $0.number == number })?.since.count, since < endOfDay
    else { return false }
  }
  if now.count >= endOfDay { return true }
  for own in plays where own.member == asker {
    if own.kind == play.kind, own.day == play.day { return true }
  }
  return false
}

@Suite("No answer shows a result too early")
struct SpoilerTests {
  private struct State {
    var members: [CircleMember] = []
    var plays: [CirclePlay] = []
    var now = WallTime(0)
    var day = today

    /// All that the circle shows a member.
    func answer(to asker: Int64) -> Told {
      Told(
        board: DayBoard(of: day, members, plays, for: asker, at: now),
        week: StarWeek(of: day, members, plays, for: asker, at: now))
    }

    /// What it shows everybody.
    var card: [String] { CircleCard.lines("Circle", of: day, members, plays, at: now) }
  }

  private struct Told: Equatable {
    let board: DayBoard
    let week: StarWeek
  }

  /// A circle of up to six members on days around a day that begins or ends.
  private func anyState(_ random: inout SeededRandom) -> State {
    var state = State()
    func draw(_ count: UInt32) -> Int64 { Int64(random.draw(below: count)) }
    let midnight = Int64(today.number) * 86_400_000
    state.now = WallTime(midnight + (draw(120) - 40) * 3_600_000)
    state.day = today.advanced(by: Int(draw(5)) - 2)
    for number in 1...(1 + draw(6)) {
      let since = WallTime(midnight + (draw(160) - 120) * 3_600_000)
      state.members.append(CircleMember(number, since: since))
    }
    for member in state.members {
      for day in -3...3 {
        for kind in GameKind.allCases where draw(3) > 0 {
          let day = today.advanced(by: day)
          state.plays.append(anyPlay(member.number, kind, day, &random))
        }
      }
    }
    return state
  }

  private func anyPlay(
    _ member: Int64, _ kind: GameKind, _ day: Day, _ random: inout SeededRandom
  ) -> CirclePlay {
    let marks: [PlayMark] = [
      .judged(seconds: Int64(random.draw(below: 100))), .offline, .public,
    ]
    return CirclePlay(
      member, kind, Int64(random.draw(below: 17)), won: random.draw(below: 2) == 0, total: 20,
      as: marks[Int(random.draw(below: 3))], on: day)
  }

  @Test("a result that a member must not know never changes what the member sees")
  func boards() {
    var random = SeededRandom(seed: 16)
    var (changed, visible) = (0, 0)
    for _ in 0..<10_000 {
      let state = anyState(&random)
      let asker = 1 + Int64(random.draw(below: UInt32(state.members.count)))
      var (hiddenOthers, shownOthers) = (state, state)
      for (index, play) in state.plays.enumerated() {
        let other = anyPlay(play.member, play.kind, play.day, &random)
        if maySee(play, to: asker, among: state.members, state.plays, at: state.now) {
          shownOthers.plays[index] = other
        } else {
          hiddenOthers.plays[index] = other
        }
      }
      if hiddenOthers.plays != state.plays { changed += 1 }
      let answer = state.answer(to: asker)
      #expect(hiddenOthers.answer(to: asker) == answer)
      if shownOthers.answer(to: asker) != answer { visible += 1 }
    }
    // Otherwise nothing would have been tried.
    #expect(changed > 9_000)
    #expect(visible > 3_000)
  }

  @Test("a card shows no reader anything that a member of the circle must not know")
  func cards() {
    var random = SeededRandom(seed: 17)
    var (changed, visible) = (0, 0)
    for _ in 0..<10_000 {
      let state = anyState(&random)
      let present = state.members.filter { $0.since < state.day.end }
      var (hiddenOthers, shownOthers) = (state, state)
      for (index, play) in state.plays.enumerated() {
        let other = anyPlay(play.member, play.kind, play.day, &random)
        let isForAll = present.allSatisfy {
          maySee(play, to: $0.number, among: state.members, state.plays, at: state.now)
        }
        if isForAll { shownOthers.plays[index] = other } else { hiddenOthers.plays[index] = other }
      }
      if hiddenOthers.plays != state.plays { changed += 1 }
      let card = state.card
      #expect(hiddenOthers.card == card)
      if shownOthers.card != card { visible += 1 }
    }
    #expect(changed > 8_000)
    #expect(visible > 3_000)
  }
}
