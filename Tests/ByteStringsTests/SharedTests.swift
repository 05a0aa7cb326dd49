import ByteStrings
import Testing

/// The browser's `Shared` is a `Boxed` and the native one an `Unboxed`: both behave as the value itself.
@Suite("Shared values") struct SharedTests {
  private struct State: Equatable, Sendable {
    var moves: [Int] = []
    var isOver = false
  }

  @Test("a change to a value or its copy does not show in the other")
  func copies() {
    var boxed = Boxed(State(moves: [1]))
    var copy = boxed
    boxed.value.moves.append(2)
    #expect(copy.value == State(moves: [1]))
    copy.value.isOver = true
    #expect(boxed.value == State(moves: [1, 2]))

    var shared = Shared(State(moves: [1]))
    let earlier = shared
    shared.value.moves.append(2)
    #expect(earlier.value == State(moves: [1]))
  }

  @Test("a change of one part leaves the others as they were, even in a copy")
  func parts() {
    var boxed = Boxed(State(moves: [1, 2], isOver: true))
    let copy = boxed
    boxed.value.isOver = false
    #expect(boxed.value == State(moves: [1, 2], isOver: false))
    #expect(copy.value == State(moves: [1, 2], isOver: true))
  }

  @Test("a change in place moves nothing as long as the value has no copy")
  func changesInPlace() {
    var boxed = Boxed(State(moves: Array(repeating: 0, count: 100)))
    let before = address(of: boxed)
    boxed.value.moves[7] = 1
    #expect(address(of: boxed) == before)

    let copy = boxed
    boxed.value.moves[7] = 2
    #expect(address(of: boxed) != before)
    #expect(address(of: copy) == before)
    let after = address(of: boxed)
    boxed.value.moves[7] = 3
    #expect(address(of: boxed) == after)
  }

  private func address(of boxed: Boxed<State>) -> UInt {
    boxed.value.moves.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  @Test("two shared values are equal when their contents are, in one box or in two")
  func equality() {
    let boxed = Boxed(State(moves: [1]))
    var copy = boxed
    #expect(copy == boxed)
    #expect(Boxed(State(moves: [1])) == boxed)
    copy.value.isOver = true
    #expect(copy != boxed)
    #expect(Shared(State(moves: [1])) == Shared(State(moves: [1])))
    #expect(Shared(State(moves: [1])) != Shared(State(moves: [2])))
  }
}
