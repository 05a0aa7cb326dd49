import Games
import Testing
import WordData
import Words

@testable import Library

/// Several pages at one storage, which hear of each other late, or never.
private struct Tabs {
  var stored: [[UInt8]: [UInt8]] = [:]
  let pages: [GameLibrary]
  /// The writes of each page that the storage has not done yet.
  var writes: [[RowChange]]
  /// The changes that were sent to each page, and that it has not heard yet.
  var news: [[Row]]
  var random: SeededRandom
  /// The records of every game after every move.
  var played: [(id: GameID, record: [UInt8])] = []
  /// The longest time that was ever stored of each clock.
  var longest: [[UInt8]: Int] = [:]
  var now: Int64 = 0

  init(count: Int, seed: UInt64) {
    pages = (0..<count).map { _ in GameLibrary() }
    writes = Array(repeating: [], count: count)
    news = Array(repeating: [], count: count)
    random = SeededRandom(seed: seed)
  }

  mutating func draw(_ bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }

  /// One thing happens somewhere.
  mutating func step() throws {
    let page = draw(pages.count)
    now += Int64(draw(50))
    switch draw(10) {
    case 0...3: try play(page)
    case 4...6: store(page)
    case 7: hear(page, isLost: draw(4) == 0)
    case 8: if draw(3) == 0 { pages[page].open(nil, at: Instant(now)) }
    default:
      guard draw(4) == 0, let game = pages[page].history.first?.header.id else { return }
      pages[page].delete(game, at: Instant(now))
      if draw(2) == 0 { _ = pages[page].undoDeletion(at: Instant(now)) }
    }
    writes[page] += pages[page].takeChanges()
  }

  private mutating func play(_ page: Int) throws {
    let library = pages[page]
    let games = library.history
    guard games.count > 1 || draw(3) > 0 && !games.isEmpty else {
      let game = try newGame(id: UInt64(draw(1 << 20)) + 1)
      library.add(game)
      played.append((game.id, game.record))
      return
    }
    let id = games[draw(games.count)].header.id
    library.open(id, at: Instant(now))
    if draw(6) == 0, let line = library.otherLines(of: id).first {
      library.show(line, at: Instant(now))
    }
    guard library.session(id)?.content.outcome == .playing else { return }
    let words = ["slate", "trace", "pious", "mount", "brick", "crane", "erase", "plaid"]
    let move = CodewordMove(try word(words[draw(words.count)]))
    try? library.play(
      move, in: id, clock: Instant(now), date: WallTime(1000 + now), words: nil)
    played.append((id, library.session(id)?.record ?? []))
  }

  /// The storage does the first write of a page.
  mutating func store(_ page: Int) {
    guard !writes[page].isEmpty else { return }
    let change = writes[page].removeFirst()
    let held = stored[change.key] ?? []
    let isClock = if case .clock? = RowKey(change.key) { true } else { false }
    if isClock || held == change.expected {
      stored[change.key] = change.row.text
      for other in pages.indices where other != page { news[other].append(change.row) }
    }
    if isClock { longest[change.key] = max(longest[change.key] ?? 0, time(of: change.key)) }
    if held != change.expected {
      _ = pages[page].resolve(change, stored: held, at: Instant(now))
      writes[page] += pages[page].takeChanges()
    }
  }

  /// What the storage holds of a clock.
  func time(of key: [UInt8]) -> Int { Int(text(stored[key] ?? [])) ?? 0 }

  private mutating func hear(_ page: Int, isLost: Bool) {
    guard !news[page].isEmpty else { return }
    let row = news[page].removeFirst()
    if !isLost { _ = pages[page].follow(row, at: Instant(now)) }
  }

  /// The storage does every write, until it is done or the count runs out.
  mutating func settle() -> Bool {
    for _ in 0..<10_000 {
      guard let page = writes.firstIndex(where: { !$0.isEmpty }) else { return true }
      store(page)
    }
    return false
  }
}

@Suite("Two tabs and more at one storage")
struct TwoTabsTests {
  @Test("no tab ever loses a move of another, whatever it hears late or never", arguments: 0..<100)
  func noMoveIsLost(seed: Int) throws {
    var tabs = Tabs(count: 2 + seed % 2, seed: UInt64(seed))
    for _ in 0..<120 { try tabs.step() }
    let isSettled = tabs.settle()
    #expect(isSettled, "the writes never end")
    for (id, record) in tabs.played {
      let lines = RecordLines(tabs.stored[RowKey.record(id).text] ?? [])
      #expect(lines.texts.contains { $0.starts(with: record) })
    }
  }

  @Test("no tab takes time from a clock, though it writes without waiting", arguments: 0..<100)
  func noTimeIsLost(seed: Int) throws {
    var tabs = Tabs(count: 2 + seed % 2, seed: UInt64(seed))
    for _ in 0..<120 { try tabs.step() }
    _ = tabs.settle()
    for (key, longest) in tabs.longest { #expect(tabs.time(of: key) >= longest) }
  }

  @Test("a later reader of the storage sees the same as a tab that hears of everything")
  func sameForAll() throws {
    var tabs = Tabs(count: 2, seed: 77)
    for _ in 0..<200 { try tabs.step() }
    _ = tabs.settle()
    let rows = tabs.stored.map { Row(key: $0.key, text: $0.value) }
    let (one, other) = (GameLibrary(), GameLibrary())
    one.load(rows.sorted { $0.key.lexicographicallyPrecedes($1.key) })
    for row in rows.sorted(by: { $1.key.lexicographicallyPrecedes($0.key) }) {
      _ = other.follow(row, at: .zero)
    }
    #expect(one.history == other.history)
    #expect(one.history.count > 1)
    #expect(one.archive(at: .zero).text == other.archive(at: .zero).text)
  }
}
