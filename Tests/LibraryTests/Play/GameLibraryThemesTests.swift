import Games
import Library
import Testing

@Suite("The player's own themes in the library")
struct GameLibraryThemesTests {
  private func theme(_ name: String, _ emoji: String = "🐧👻", pairs: String = "all") throws
    -> MemorizeTheme
  {
    let draft = MemorizeThemeDraft(name: name, pairs: pairs, fill: "red,orange", emoji: emoji)
    return try #require(draft.theme)
  }

  private func rows(_ changes: [RowChange]) -> [Row] { changes.map(\.row) }

  private func names(_ library: GameLibrary) -> [String] { library.themes.map(\.look.name) }

  @Test("a theme is kept in its own row, and comes back with the rows")
  func stored() throws {
    let library = GameLibrary()
    #expect(library.keep(try theme("Ours", pairs: "1-2")))
    let stored = rows(library.takeChanges())
    #expect(stored.count == 1)
    let line = "name=Ours color=red,orange emoji=%f0%9f%90%a7,%f0%9f%91%bb pairs=1-2"
    #expect(text(stored[0].text) == line)
    let next = GameLibrary()
    next.load(stored)
    #expect(next.themes == library.themes)
    #expect(next.takeChanges().isEmpty)
  }

  @Test("keeping a theme twice is the same as keeping it once")
  func twice() throws {
    let library = GameLibrary()
    #expect(library.keep(try theme("Ours")))
    _ = library.takeChanges()
    #expect(!library.keep(try theme("Ours")))
    #expect(library.takeChanges().isEmpty)
    #expect(library.themes.count == 1)
  }

  @Test("two tabs that make themes at the same time keep both, in the same order")
  func twoTabs() throws {
    let (one, other) = (GameLibrary(), GameLibrary())
    one.keep(try theme("Zoo"))
    other.keep(try theme("Air"))
    let (first, second) = (rows(one.takeChanges()), rows(other.takeChanges()))
    #expect(first[0].key != second[0].key)
    for row in second { _ = one.follow(row, at: .zero) }
    for row in first { _ = other.follow(row, at: .zero) }
    #expect(names(one) == ["Air", "Zoo"])
    #expect(names(other) == ["Air", "Zoo"])
    #expect(one.takeChanges().isEmpty)
    let next = GameLibrary()
    next.load(first + second)
    #expect(names(next) == ["Air", "Zoo"])
  }

  @Test("a theme that is deleted here also leaves the other tab, and comes back like a game")
  func deleted() throws {
    let (one, other) = (GameLibrary(), GameLibrary())
    one.keep(try theme("Ours"))
    let stored = rows(one.takeChanges())
    other.load(stored)
    one.discard(try theme("Ours"))
    let gone = rows(one.takeChanges())
    #expect(text(gone[0].key).hasPrefix("gone/"))
    #expect(text(gone[0].text).hasPrefix("1 "))
    for row in gone { _ = other.follow(row, at: .zero) }
    #expect(one.themes.isEmpty && other.themes.isEmpty)
    let next = GameLibrary()
    next.load(stored + gone)
    #expect(next.themes.isEmpty)
    #expect(next.keep(try theme("Ours")))
    let back = next.takeChanges()
    #expect(back.map(\.expected) == [gone[0].text, stored[0].text])
    for change in back { _ = other.follow(change.row, at: .zero) }
    #expect(names(other) == ["Ours"])
  }

  @Test("a theme that this version cannot read is ignored, and stays where it is")
  func later() throws {
    let library = GameLibrary()
    let key = Array("theme/0000000000000000000000000000000a".utf8)
    library.load([Row(key: key, text: Array("name=Later sound=yes".utf8))])
    #expect(library.themes.isEmpty)
    #expect(library.takeChanges().isEmpty)
  }

  @Test("an archive brings its themes, and importing it twice is the same as once")
  func archive() throws {
    let library = GameLibrary()
    library.load([row(1, record(id: 1, moves: ["1000 1000 slate"]))])
    library.keep(try theme("Ours"))
    library.keep(try theme("Theirs", "🏀"))
    let archive = library.archive(at: .zero)
    #expect(text(archive.text).hasPrefix("pastime-archive 2\ntheme name=Ours "))
    #expect(try Archive(text: archive.text) == archive)
    let target = GameLibrary()
    target.keep(try theme("Mine"))
    let summary = target.unite(with: try Archive(text: archive.text), at: .zero)
    #expect(summary.themes == 2)
    #expect(summary.added == 1)
    #expect(names(target) == ["Mine", "Ours", "Theirs"])
    let again = target.unite(with: archive, at: .zero)
    #expect(again.themes == 0)
    #expect(again.known == 1)
  }

  @Test("every earlier version can read an archive without themes")
  func earlier() throws {
    let library = GameLibrary()
    library.load([row(1, record(id: 1))])
    #expect(text(library.archive(at: .zero).text).hasPrefix("pastime-archive 1\nclock 0\n"))
  }

  @Test(
    "the error about a faulty theme names its line, and nothing is imported",
    arguments: [
      "theme", "theme name=Ours", "theme name=Ours color=Red emoji=a pairs=all",
      "theme name=Ours color=red emoji=a pairs=0", "theme name=Ours color=red emoji=a pairs=all x",
    ])
  func faulty(line: String) throws {
    let good = "theme name=Ours color=red emoji=a pairs=all\n"
    #expect(try Archive(text: Array(("pastime-archive 2\n" + good).utf8)).text.isEmpty == false)
    #expect(throws: ArchiveError.self) {
      try Archive(text: Array(("pastime-archive 2\n" + good + line + "\n").utf8))
    }
    do throws(ArchiveError) {
      _ = try Archive(text: Array(("pastime-archive 2\n" + good + line + "\n").utf8))
    } catch {
      #expect(error.line == 3)
      #expect(error.reason == (line == "theme" ? .clock : .theme))
    }
  }
}
