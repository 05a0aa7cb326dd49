import Games
import Library
import Testing
import WordData

#if canImport(Observation)
  import Observation

  @Suite("Watching the library")
  struct GameLibraryObservationTests {
    /// Whether what `reading` looked at was told to have changed during `change`.
    private func isTold(
      of reading: () -> Void, when change: () throws -> Void
    ) async throws -> Bool {
      let (changes, told) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking(reading) { told.yield() }
      try change()
      told.finish()
      return await changes.first { true } != nil
    }

    @Test("CW-12: whoever shows the history is told when it changes")
    func history() async throws {
      let library = GameLibrary()
      let game = try newGame()
      #expect(try await isTold(of: { _ = library.history }, when: { library.add(game) }))
      #expect(
        try await isTold(
          of: { _ = library.history },
          when: {
            try library.play(
              CodewordMove(word("slate")), in: identity(1), clock: .zero, date: .zero,
              words: .standard)
          }))
    }

    @Test("CW-12: whoever shows the open game is told when another is opened")
    func openGame() async throws {
      let library = GameLibrary()
      library.add(try newGame())
      #expect(
        try await isTold(
          of: { _ = library.openGame }, when: { library.open(identity(1), at: .zero) }))
    }

    @Test("CW-12: whoever shows the faults is told when loading finds one")
    func faults() async throws {
      let library = GameLibrary()
      #expect(
        try await isTold(of: { _ = library.errors }, when: { library.load([row(1, [1])]) }))
    }

    @Test("CW-12: opening a game does not disturb whoever shows the history")
    func undisturbed() async throws {
      let library = GameLibrary()
      library.add(try newGame())
      #expect(
        try await !isTold(
          of: { _ = library.history }, when: { library.open(identity(1), at: .zero) }))
    }
  }
#endif
