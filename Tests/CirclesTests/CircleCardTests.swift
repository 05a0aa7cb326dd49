import Games
import Library
import Testing

@testable import Circles

@Suite("The card of a day")
struct CircleCardTests {
  private let members = [
    CircleMember(number: 1, name: "Ann", avatar: .fox, since: noon),
    CircleMember(number: 4, name: "Bo", avatar: .bear, since: noon),
  ]

  private func card(_ plays: [CirclePlay], at now: WallTime = noon) -> [String] {
    CircleCard.lines("Oak Street", of: today, members, plays, at: now)
  }

  @Test("a card shows the stars of a game when everybody has finished it, and no other stars")
  func settled() {
    let plays = [
      CirclePlay(1, .codeword, 4), CirclePlay(4, .codeword, 2), CirclePlay(4, .times, 10),
    ]
    #expect(
      card(plays) == [
        "Oak Street · 2026-11-21", "🦊 Ann 🟩2 ⬜ ⬜ ⬜ ⬜", "🐻 Bo 🟩3 ⬜ ⬜ ⬜ 🟦",
      ])
    #expect(card(plays, at: today.end).last == "🐻 Bo 🟩3 ⬜ ⬜ ⬜ 🟦3")
  }

  @Test("a member who has finished all five games has the sum once all stars are shown")
  func sum() {
    var plays = [CirclePlay(1, .codeword, 4)]
    for kind in GameKind.allCases { plays.append(CirclePlay(4, kind, 5, total: 15)) }
    #expect(card(plays)[2] == "🐻 Bo 🟩2 🟧 🟥 🟪 🟦")
    #expect(card(plays, at: today.end)[2] == "🐻 Bo 🟩2 🟧2 🟥3 🟪1 🟦1 = 9")
    #expect(card(plays, at: today.end)[1] == "🦊 Ann 🟩2 ⬜ ⬜ ⬜ ⬜")
  }
}
