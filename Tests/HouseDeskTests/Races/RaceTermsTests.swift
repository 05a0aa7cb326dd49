import Games
import Testing

@testable import HouseDesk

@Suite("What can be raced")
struct RaceTermsTests {
  @Test("each choice is one that the rules of the game have, spelled as they spell it")
  func options() throws {
    for kind in GameKind.allCases {
      var spelled: Set<String> = []
      let counts = (0..<2).map { max(1, RaceTerms.count(in: $0, of: kind)) }
      for one in 0..<counts[0] {
        for two in 0..<counts[1] {
          var terms = RaceTerms(kind: kind)
          terms.choose(one, in: 0)
          terms.choose(two, in: 1)
          let read = try Self.read(terms.options, of: kind)
          #expect(read == terms.options)
          spelled.insert(terms.options)
        }
      }
      #expect(spelled.count == counts.reduce(1, *), "two choices of \(kind) are the same")
    }
  }

  @Test("each choice has a title of its own, in each language")
  func titles() {
    for language in DeskLanguage.allCases {
      let texts = DeskTexts(language: language)
      for kind in GameKind.allCases {
        for row in 0..<2 {
          let count = RaceTerms.count(in: row, of: kind)
          #expect(count == 0 || !texts.option(in: row, of: kind).isEmpty)
          #expect(Set((0..<count).map { texts.option($0, in: row, of: kind) }).count == count)
        }
      }
    }
  }

  private static func read(_ line: String, of kind: GameKind) throws -> String {
    switch kind {
    case .codeword: try respelled(CodewordOptions.self, line)
    case .hangman: try respelled(HangmanOptions.self, line)
    case .memorize: try respelled(MemorizeOptions.self, line)
    case .times: try respelled(TimesOptions.self, line)
    case .anagrams: try respelled(AnagramsOptions.self, line)
    }
  }

  private static func respelled<Options: TextCodable>(_: Options.Type, _ line: String) throws
    -> String
  {
    var reader = TextReader(Array(line.utf8))
    let options = try Options(from: &reader)
    var writer = TextWriter()
    options.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
