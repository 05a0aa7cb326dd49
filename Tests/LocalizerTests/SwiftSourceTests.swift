import Testing

@testable import Localizer

@Suite("The literals of a source file")
struct SwiftSourceTests {
  private func keys(_ text: String) -> [String] { SwiftSource(text).literals.map(\.key) }

  @Test("a literal has its line and the member of a type that contains it")
  func place() throws {
    let source = SwiftSource(
      """
      enum Texts {
        static var one: String { "Back" }
        /// "Not this one".
        static func two(_ count: Int) -> String {
          let word: String = "more"  // nor "this"
          return word
        }
      }
      """)
    #expect(source.literals.map(\.key) == ["Back", "more"])
    #expect(source.literals.map(\.line) == [2, 5])
    #expect(source.literals.map(\.declaration) == ["one", "two"])
  }

  @Test("an argument is a placeholder, and a per cent sign is written twice")
  func arguments() {
    #expect(keys(#""\(done) of \(all(in: (1, 2))) %""#) == ["%@ of %@ %%"])
  }

  @Test("a literal inside an argument of another comes before the outer literal")
  func nested() {
    #expect(
      keys(#"": \(count == 1 ? "1 game" : "\(count) games") on \(day).""#)
        == ["1 game", "%@ games", ": %@ on %@."])
  }

  @Test("a literal of several lines loses its indentation, and a backslash joins two lines")
  func lines() {
    let text = #"""
          """
          One \
          line,
            and \(count) more.
          """ + "next"
      """#
    #expect(keys(text) == ["One line,\n  and %@ more.", "next"])
  }

  @Test(
    "escapes are read",
    arguments: [(#""\u{A0}\u{2026}""#, "\u{A0}…"), (#""a\n\"b\"\\""#, "a\n\"b\"\\")])
  func escapes(literal: String, text: String) {
    #expect(keys(literal) == [text])
  }

  @Test("everything but the literals stays as it is")
  func code() {
    let text = "let a = \"x\"  // \"y\"\nlet b = f(\"z\")\n"
    #expect(
      SwiftSource(text).mapLiterals { "<\($0.key)>" } == "let a = <x>  // \"y\"\nlet b = f(<z>)\n")
  }
}
