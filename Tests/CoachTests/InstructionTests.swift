import Testing

@testable import Coach

@Suite("What the coach asks about")
struct InstructionTests {
  @Test(
    "it is the choice that cost the most, the first of equals, unless it reads as +0.1",
    arguments: [
      ([], nil), ([0, 0.14], nil), ([0, 0.15], 1), ([0.4, 0.2, 0.4], 0), ([0.1, 0.3], 1),
    ] as [([Double], Int?)])
  func mostCostly(costs: [Double], index: Int?) {
    #expect(Instruction.mostCostly(of: costs) == index)
  }
}
