import SyncTesting
import Testing

@Suite("Laws of joining")
struct JoinLawsTests {
  @Test("the laws hold for the rows that the simulation makes")
  func laws() {
    var laws = JoinLaws(seed: 3)
    #expect(laws.firstBreach(in: 2_000) == nil)
  }

  @Test("a join that keeps only one of two texts breaks the laws")
  func breach() {
    var longest = JoinLaws(seed: 3) { ours, theirs, _ in ours.count < theirs.count ? theirs : ours }
    #expect(longest.firstBreach(in: 2_000) != nil)
    var latest = JoinLaws(seed: 3) { _, theirs, _ in theirs }
    #expect(latest.firstBreach(in: 2_000) != nil)
  }
}
