import Testing

@testable import Games

@Suite("Memorize: themes")
struct MemorizeThemeTests {
  private let themes = MemorizeThemes.builtIn.themes

  @Test("ME-7: there are at least twelve themes, each with a name of its own and nothing to remark")
  func builtIn() {
    #expect(themes.count >= 12)
    #expect(Set(themes.map(\.name)).count == themes.count)
    for theme in themes {
      let draft = MemorizeThemeDraft(
        name: theme.name, emoji: theme.emoji.joined(), pairs: theme.pairs, fill: theme.fill)
      #expect(draft.problems == [], "\(theme.name)")
      #expect(MemorizeTheme(draft) == theme)
    }
  }

  @Test("ME-3, ME-16, ME-17: themes of every kind are among them")
  func kinds() {
    #expect(
      themes.contains { if case .exactly(let n) = $0.pairs { n < $0.emoji.count } else { false } })
    #expect(themes.contains { $0.pairs == .all })
    #expect(themes.contains { if case .between(let a, let b) = $0.pairs { a < b } else { false } })
    #expect(themes.contains { $0.fill.end != nil })
    #expect(themes.contains { $0.fill.end == nil })
  }

  @Test("the built-in emoji are those that Swift's characters are, none without its colours")
  func characters() {
    for theme in themes {
      #expect(Array(theme.emoji.joined()).map(String.init) == theme.emoji, "\(theme.name)")
      for emoji in theme.emoji {
        let scalars = Array(emoji.unicodeScalars)
        #expect(scalars.count > 1 || scalars[0].properties.isEmojiPresentation, "\(emoji)")
        // Emoji of Unicode 8 (2015) and before are on every system that runs a browser of today.
        #expect(scalars.allSatisfy { ($0.properties.age ?? (99, 0)) <= (8, 0) }, "\(emoji)")
      }
    }
  }

  @Test("ME-5: an emoji that is listed twice, or with and without its selector, counts once")
  func duplicates() throws {
    let twice = draft("🐧👻🐧🐼")
    #expect(twice.pictures == ["🐧", "👻", "🐼"])
    #expect(twice.problems == [.duplicate(number: 3, of: 1)])
    let selector = draft("✏\u{FE0F}🐧✏🕷🕷\u{FE0F}")
    #expect(selector.problems == [.duplicate(number: 3, of: 1), .duplicate(number: 5, of: 4)])
    let theme = try #require(MemorizeTheme(selector))
    #expect(theme.emoji == ["✏\u{FE0F}", "🐧", "🕷"])
  }

  @Test("ME-6: 47 pairs of 3 emoji are 3 pairs, with a remark; none or fewer are refused")
  func pairs() throws {
    let many = draft("🐧👻🐼", pairs: .exactly(47))
    #expect(many.problems == [.morePairsThanEmoji(47, emoji: 3)])
    #expect(MemorizeTheme(many) != nil)
    for count in [0, -1, -47] {
      let none = draft("🐧👻🐼", pairs: .exactly(count))
      #expect(none.problems == [.noPairs(count)])
      #expect(MemorizeTheme(none) == nil)
    }
    #expect(draft("🐧👻🐼", pairs: .between(3, 2)).problems == [.reversedPairs(3, 2)])
    #expect(draft("🐧👻🐼", pairs: .between(0, 2)).problems == [.noPairs(0)])
    #expect(draft("🐧👻🐼", pairs: .between(2, 4)).problems == [.morePairsThanEmoji(4, emoji: 3)])
    #expect(draft("🐧👻🐼", pairs: .between(1, 3)).problems == [])
  }

  @Test("the linter tells every problem at once, and which of them are remarks")
  func linter() throws {
    let fill = MemorizeFill(
      try #require(MemorizeColor(name: Array("fuchsia".utf8)[...])), to: MemorizeColor(.red))
    let all = draft("abc", name: "  ", pairs: .exactly(0), fill: fill).problems
    #expect(
      all == [
        .noName, .notEmoji(number: 1), .notEmoji(number: 2), .notEmoji(number: 3), .noEmoji,
        .noPairs(0), .unknownColor(fill.color),
      ])
    #expect(all.map(\.isRemark) == [false, true, true, true, false, false, true])
    #expect(draft("🐧", name: String(repeating: "x", count: 41)).problems == [.badName])
    #expect(draft("🐧", name: "a\u{202E}b").problems == [.badName])
    #expect(draft("🐧", name: "a\nb").problems == [.badName])
    let emoji = String(
      String.UnicodeScalarView((0..<100).compactMap { Unicode.Scalar(0x1F400 + $0) }))
    #expect(draft(emoji).problems == [.tooManyEmoji(100)])
    #expect(MemorizeTheme(draft(emoji)) == nil)
  }

  @Test("a remark does not keep a theme from being used")
  func remarks() throws {
    let theme = try #require(MemorizeTheme(draft("🐧 x, 👻🐼", name: " My own ")))
    #expect(theme.name == "My own")
    #expect(theme.emoji == ["🐧", "👻", "🐼"])
  }

  @Test("every problem is a sentence of its own")
  func sentences() throws {
    let fuchsia = try #require(MemorizeColor(name: Array("fuchsia".utf8)[...]))
    let problems: [MemorizeThemeProblem] = [
      .noName, .badName, .noEmoji, .tooManyEmoji(100), .noPairs(0), .reversedPairs(3, 2),
      .notEmoji(number: 2), .duplicate(number: 3, of: 1), .morePairsThanEmoji(47, emoji: 3),
      .unknownColor(fuchsia),
    ]
    #expect(
      problems.map(MemorizeTexts.problem) == [
        "The theme needs a name.", "The name must be of at most 40 characters that can be shown.",
        "There is no emoji.", "There are 100 emoji; a theme can have 99.",
        "At least one pair is needed.", "From 3 to 2 pairs is no range.",
        "Number 2 is not an emoji and is left out.",
        "Number 3 is the same picture as number 1 and counts once.",
        "47 pairs are asked for, and there are emoji for 3.",
        "The colour fuchsia is not known; another takes its place.",
      ])
  }

  @Test("ME-15: colours are names, a dozen or more are known, and an unknown one is kept")
  func colors() throws {
    #expect(MemorizeColor.Known.allCases.count >= 12)
    for known in MemorizeColor.Known.allCases { #expect(MemorizeColor(known).known == known) }
    let fuchsia = try #require(MemorizeColor(name: Array("fuchsia".utf8)[...]))
    #expect(fuchsia.known == nil)
    #expect(String(decoding: fuchsia.name, as: UTF8.self) == "fuchsia")
    for name in ["", "Red", "light blue", "#ff0000", String(repeating: "x", count: 25)] {
      #expect(MemorizeColor(name: Array(name.utf8)[...]) == nil)
    }
  }

  @Test("a choice of themes has at least one")
  func choice() {
    #expect(MemorizeThemes([]) == nil)
    #expect(MemorizeThemes(Array(themes.prefix(1)))?.themes.count == 1)
  }
}
