import Coach
import Testing

struct BalanceTests {
  @Test("the result is the usual number, plus the cost of the choices, less the luck")
  func sum() {
    var balance = Balance(par: 3.5)
    balance.add(cost: 0.5, luck: -0.25)
    balance.add(cost: 0, luck: 1.25)
    #expect(balance.cost == 0.5)
    #expect(balance.luck == 1)
    #expect(balance.result == 3)
  }
}
