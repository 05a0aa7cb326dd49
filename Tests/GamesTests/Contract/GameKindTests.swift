import Games
import Testing

@Suite("The games on the shelf")
struct GameKindTests {
  @Test("every game is listed once, in the order of the shelf")
  func allCases() {
    let values = GameKind.allCases.map(\.rawValue)
    #expect(values == (0..<UInt8(values.count)).map { $0 })
    #expect(GameKind(rawValue: UInt8(values.count)) == nil)
  }
}
