import Games
import Library
import Testing
import WordData

#if canImport(Observation)
  import Observation

  @Suite("Watching the library")
  struct GameLibraryObservationTests {
    /// Whether `change` sends a notice about what `reading` looked at.
    private func isNoticed(
      of reading: () -> Void, when change: () throws -> Void
    ) async throws -> Bool {
      let (changes, notices) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking(reading) { notices.yield() }
      try change()
      notices.finish()
      return await changes.first { true } != nil
    }

    @Test("CW-12: a view of the history is notified when it changes")
    func history() async throws {
      let library = GameLibrary()
      let game = try newGame()
      #expect(try await isNoticed(of: { _ = library.history }, when: { library.add(game) }))
      #expect(
        try await isNoticed(
          of: { _ = library.history },
          when: {
            try library.play(
              CodewordMove(word("slate")), in: identity(1), clock: .zero, date: .zero,
              words: .standard)
          }))
    }

    @Test("CW-12: a view of the open game is notified when another game is opened")
    func openGame() async throws {
      let library = GameLibrary()
      library.add(try newGame())
      #expect(
        try await isNoticed(
          of: { _ = library.openGame }, when: { library.open(identity(1), at: .zero) }))
    }

    @Test("CW-12: a view of the faults is notified when loading finds a fault")
    func faults() async throws {
      let library = GameLibrary()
      #expect(
        try await isNoticed(of: { _ = library.errors }, when: { library.load([row(1, [1])]) }))
    }

    @Test("CW-12: opening a game does not disturb a view of the history")
    func undisturbed() async throws {
      let library = GameLibrary()
      library.add(try newGame())
      #expect(
        try await !isNoticed(
          of: { _ = library.history }, when: { library.open(identity(1), at: .zero) }))
    }
  }
#endif
