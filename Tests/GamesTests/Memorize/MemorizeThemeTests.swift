import Testing

@testable import Games

@Suite("Memorize: themes")
struct MemorizeThemeTests {
  private let themes = MemorizeThemes.builtIn.themes

  private var lines: [String] {
    MemorizeThemes.lines.description.split(separator: "\n").map(String.init)
  }

  @Test("ME-7, ME-8: there are at least twelve themes, one for each line that names one")
  func builtIn() {
    #expect(themes.count >= 12)
    #expect(themes.map(\.look.name) == lines.map { String($0.prefix { $0 != "|" }) })
    #expect(Set(themes.map(\.look.name)).count == themes.count)
  }

  @Test("the linter finds no problem in the built-in themes")
  func linted() {
    for line in lines {
      let fields = line.split(separator: "|").map(String.init)
      #expect(problems(draft(fields[3], name: fields[0], pairs: fields[1], fill: fields[2])) == [])
    }
  }

  @Test("ME-2, ME-3, ME-16, ME-17: the built-in themes are of every kind")
  func kinds() {
    #expect(themes.contains { $0.pairs.upperBound < $0.look.pictures.count })
    #expect(themes.contains { $0.pairs == MemorizeTheme.allPairs })
    #expect(themes.contains { $0.pairs.count > 1 && $0.pairs.lowerBound < $0.look.pictures.count })
    #expect(themes.contains { $0.look.fill.names.count == 2 })
    #expect(themes.contains { $0.look.fill.names.count == 1 })
  }

  @Test("each built-in emoji is one character of Swift, and old emoji have their colours")
  func characters() {
    for theme in themes {
      let emoji = theme.look.pictures
      #expect(Array(emoji.joined()).map(String.init) == emoji, "\(theme.look.name)")
      for picture in emoji {
        let scalars = Array(picture.unicodeScalars)
        #expect(scalars.count > 1 || scalars[0].properties.isEmojiPresentation, "\(picture)")
        // Every system that runs a browser of today has the emoji of Unicode 8 (2015) and before.
        #expect(scalars.allSatisfy { ($0.properties.age ?? (99, 0)) <= (8, 0) }, "\(picture)")
      }
    }
  }

  @Test("ME-5: an emoji that is listed twice, or with and without its selector, counts once")
  func repeated() throws {
    let twice = draft("🐧👻🐧🐼")
    #expect(twice.pictures == ["🐧", "👻", "🐼"] && twice.repeated == ["🐧"])
    #expect(problems(twice) == [.repeatedEmoji])
    let selector = draft("✏\u{FE0F}🐧✏🕷🕷\u{FE0F}")
    #expect(problems(selector) == [.repeatedEmoji])
    #expect(try #require(selector.theme).look.pictures == ["✏\u{FE0F}", "🐧", "🕷"])
  }

  @Test("ME-6: 47 pairs of 3 emoji are 3 pairs, with a remark; zero or fewer are refused")
  func pairs() throws {
    for many in ["47", "2-47", "4"] {
      #expect(problems(draft("🐧👻🐼", pairs: many)) == [.tooManyPairs])
      #expect(draft("🐧👻🐼", pairs: many).theme != nil)
    }
    for none in [
      "0", "-1", "-47", "0-3", "3-2", "2-2", "", "many", "3-", "-", "1-2-3", "1000", "03",
    ] {
      #expect(problems(draft("🐧👻🐼", pairs: none)) == [.badPairs], "\(none)")
      #expect(draft("🐧👻🐼", pairs: none).theme == nil)
    }
    for right in ["all", "1", "3", "1-3", " 2 "] {
      #expect(problems(draft("🐧👻🐼", pairs: right)) == [])
    }
  }

  @Test("the linter reports every problem at once")
  func linter() {
    let all = problems(draft("abc", name: "  ", pairs: "0", fill: "Red"))
    #expect(all == [.noName, .badPairs, .badFill, .noEmoji, .notEmoji])
    #expect(problems(draft("🐧", name: String(repeating: "x", count: 61))) == [.badName])
    #expect(problems(draft("🐧", name: String(repeating: "x", count: 60))) == [])
    for name in ["a\u{202E}b", "a\nb", "\u{200B}", "a\u{2066}"] {
      #expect(problems(draft("🐧", name: name)) == [.badName])
      #expect(draft("🐧", name: name).theme == nil)
    }
    let emoji = (0..<100).compactMap { Unicode.Scalar(0x1F400 + $0).map { String($0) } }.joined()
    #expect(problems(draft(emoji)) == [.tooManyEmoji])
    #expect(draft(emoji).theme == nil)
  }

  @Test("a remark does not keep a theme from being used")
  func remarks() throws {
    let theme = try #require(draft("🐧 x, 👻🐼", name: " My own ").theme)
    #expect(theme.look.name == "My own")
    #expect(theme.look.pictures == ["🐧", "👻", "🐼"])
  }

  @Test("each problem has its own sentence")
  func sentences() {
    let draft = draft("🐧x👻🐧", pairs: "4")
    #expect(
      MemorizeThemeRefusal.allCases.map { MemorizeTexts.problem($0, in: draft) } == [
        "Give the theme a name.", "The name is too long or has odd characters.",
        "Pairs: all, a number from 1 or a range like 4-9.",
        "Type a colour name, or two with a comma.", "Add some emoji.",
        "At most 99 emoji.", "Not emoji, left out: x ",
        "Repeated, counted once: 🐧 ", "Only enough emoji for 2 pairs.",
      ])
  }

  @Test("ME-15, ME-17: colours are one or two names; a dozen are known, and any other is kept")
  func colors() throws {
    let known = MemorizeFill.knownNames.description.split(separator: "|")
    #expect(known.count >= 12 && Set(known).count == known.count)
    for name in known { #expect(MemorizeFill(Array(name.utf8)) != nil) }
    for (spelling, names) in [
      ("fuchsia", ["fuchsia"]), ("blue,fuchsia", ["blue", "fuchsia"]),
    ] {
      #expect(try fill(spelling).names.map { String(decoding: $0, as: UTF8.self) } == names)
    }
    for name in [
      "", ",", "red,", ",red", "red,green,blue", "Red", "light blue", "#ff0000",
      String(repeating: "x", count: 25),
    ] {
      #expect(MemorizeFill(Array(name.utf8)) == nil, "\(name)")
    }
    for theme in themes {
      for name in theme.look.fill.names {
        #expect(known.contains(String(decoding: name, as: UTF8.self)[...]))
      }
    }
  }

  @Test("a choice of themes has at least one")
  func choice() {
    #expect(MemorizeThemes([]) == nil)
    #expect(MemorizeThemes(Array(themes.prefix(1)))?.themes.count == 1)
  }
}
