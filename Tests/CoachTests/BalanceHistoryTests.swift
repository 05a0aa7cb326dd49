import Testing

@testable import Coach

@Suite("The last games together")
struct BalanceHistoryTests {
  private func balance(par: Double, cost: Double, luck: Double) -> Balance {
    var balance = Balance(par: par)
    balance.add(cost: cost, luck: luck)
    return balance
  }

  @Test("the means are those of the games, and add up as the games do")
  func means() throws {
    var history = BalanceHistory()
    #expect(history.mean == nil)
    history.count(balance(par: 3.5, cost: 1, luck: 0.5))
    history.count(balance(par: 3.5, cost: 0.5, luck: -1))
    let mean = try #require(history.mean)
    #expect(mean == balance(par: 3.5, cost: 0.75, luck: -0.25))
    #expect(mean.result == 4.5)
  }

  @Test("a game without a balance has its place, but no part in the means")
  func silent() throws {
    var history = BalanceHistory()
    history.count(nil)
    #expect(history.games.count == 1 && history.mean == nil)
    history.count(balance(par: 2, cost: 0, luck: 0))
    #expect(history.games.count == 2 && history.mean == nil, "one game has no mean")
    history.count(balance(par: 3, cost: 0, luck: 0))
    #expect(history.mean == balance(par: 2.5, cost: 0, luck: 0))
  }

  @Test("the last twenty games are kept")
  func limit() throws {
    var history = BalanceHistory()
    for number in 1...30 { history.count(balance(par: Double(number), cost: 0, luck: 0)) }
    #expect(history.games.count == 20)
    #expect(history.games.first == balance(par: 11, cost: 0, luck: 0))
    #expect(try #require(history.mean).par == 20.5)
  }
}
