import Backend
import Library
import Races
import Synchronization
import Testing

@testable import HTTPService

/// No test here waits for a fixed time: each waits for an event, and the suite's limit ends it.
@Suite("A race with many listeners", .timeLimit(.minutes(20)))
struct RaceFeedTests {
  /// The reads of a race: after how many race events each of them began.
  private final class Reads: Sendable {
    private let counts = Mutex<[Int]>([])
    private let failures = Mutex(0)

    var all: [Int] { counts.withLock { $0 } }

    func fail(_ count: Int) { failures.withLock { $0 = count } }

    func reader(of race: RaceID, in backend: TestBackend) -> RaceFeed.Reader {
      { count in
        self.counts.withLock { $0.append(count) }
        let isFailing = self.failures.withLock { failures in
          defer { failures = max(0, failures - 1) }
          return failures > 0
        }
        if isFailing { throw Refusal.tooBusy }
        return try backend.data.store.seenRace(race, by: nil, since: count)
      }
    }
  }

  @Test("each change is read once for all listeners, and only newer race events are read")
  func once() async throws {
    let backend = try TestBackend.dealing()
    let (id, players) = try await backend.runningRace(of: "Ann", "Bo")
    let race = try #require(RaceID(spelled: Array(id.utf8)))
    let play = try #require(try await backend.want("play", of: id, as: players[0]).value("play"))
    let words = try backend.wrongWords(of: play, players[0])
    let (notifier, reads) = (backend.server.raceNotifier, Reads())
    let read = reads.reader(of: race, in: backend)
    var streams: [RaceNotifier.Stream] = []
    for _ in 0..<60 { streams.append(try await notifier.open(for: race)) }
    var last = try #require(try backend.data.store.seenRace(race, by: nil)).race.eventCount
    let first = last
    for number in 0..<20 {
      if number > 0 {
        backend.time.pass(10)
        #expect(
          try await backend.send(words[number], at: number - 1, of: play, as: players[0]).status
            == 200)
      }
      let known = last
      let counts = try await withThrowingTaskGroup { tasks in
        for stream in streams {
          tasks.addTask {
            // The first notice to each listener only says that it listens.
            var heard = stream.makeAsyncIterator()
            _ = await heard.next()
            let reading = try #require(try await notifier.race(race, after: known, read))
            return (reading.race.eventCount, reading.events(after: known)?.map(\.number))
          }
        }
        return try await tasks.reduce(into: []) { $0.append($1) }
      }
      #expect(counts.allSatisfy { $0.0 == known + (number > 0 ? 1 : 0) })
      #expect(counts.allSatisfy { $0.1 == (number > 0 ? [known + 1] : []) })
      last = known + (number > 0 ? 1 : 0)
    }
    #expect(reads.all == [first] + (0..<19).map { first + $0 })
    for stream in streams { stream.end() }
  }

  @Test("a failed read is repeated, and a listener who was away for long reads alone")
  func failed() async throws {
    let backend = try TestBackend.dealing()
    let (id, _) = try await backend.runningRace(of: "Ann", "Bo")
    let race = try #require(RaceID(spelled: Array(id.utf8)))
    let (notifier, reads) = (backend.server.raceNotifier, Reads())
    let read = reads.reader(of: race, in: backend)
    let stream = try await notifier.open(for: race)
    reads.fail(1)
    await #expect(throws: Refusal.tooBusy) { _ = try await notifier.race(race, after: 2, read) }
    let reading = try #require(try await notifier.race(race, after: 2, read))
    #expect(reading.events(after: 2)?.map(\.number) == [3])
    #expect(reading.events(after: 3)?.isEmpty == true)
    #expect(reading.events(after: 1) == nil)
    // Nothing has changed.
    _ = try await notifier.race(race, after: 3, read)
    #expect(reads.all == [2, 2])
    stream.end()
  }

  @Test("a listener who comes when all others have gone learns the current state of the race")
  func later() async throws {
    let backend = try TestBackend.dealing()
    let (id, _) = try await backend.runningRace(of: "Ann", "Bo")
    let race = try #require(RaceID(spelled: Array(id.utf8)))
    let (notifier, reads) = (backend.server.raceNotifier, Reads())
    let read = reads.reader(of: race, in: backend)
    for _ in 0..<2 {
      let stream = try await notifier.open(for: race)
      _ = try await notifier.race(race, after: 0, read)
      stream.end()
      while await notifier.count > 0 { try await Task.sleep(for: .milliseconds(5)) }
    }
    #expect(reads.all == [0, 0])
  }
}
