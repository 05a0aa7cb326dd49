import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("Anagrams: the field and the tiles on the page")
struct AnagramsFieldTests {
  @Test("TT-4, TT-5: the tiles show what the field has used")
  func bank() throws {
    let visit = Visit.anagrams()
    #expect(visit.tiles == "CDENNO")
    visit.page.input("con", into: try visit.field)
    #expect(visit.tiles == "cDEnNo")
    #expect(try visit.typed == "con")
  }

  @Test(
    "TT-6: letters that the bank lacks are taken out of the field, and a message says so",
    arguments: ["cox", "coo", "co1", "code done"])
  func refused(text: String) throws {
    let visit = Visit.anagrams()
    visit.page.input("co", into: try visit.field)
    visit.page.input(text, into: try visit.field)
    #expect(try visit.typed == "co")
    #expect(visit.tiles == "cDENNo")
    #expect(visit.message?.isEmpty == false)
    #expect(visit.said == visit.message)
  }

  @Test("TT-5: capitals, accents and a paste with spaces around it count as the plain letters")
  func folded() throws {
    let visit = Visit.anagrams()
    for text in ["CODE", "códe", " code\n"] {
      visit.page.input(text, into: try visit.field)
      #expect(try visit.typed == "code")
    }
  }

  @Test("TT-6: a tap on a tile types it, and another tap takes it back, without a keyboard")
  func tiles() throws {
    let visit = Visit.anagrams()
    for letter in ["D", "O", "N"] { try visit.tapTile(letter) }
    #expect(try visit.typed == "don")
    try visit.tapTile("O, used: take back")
    #expect(try visit.typed == "dn")
    #expect(visit.page.focused?.name != "input", "no keyboard comes up")
  }

  @Test("letter keys belong to the field, but space, Escape and the up arrow still act")
  func keysInField() throws {
    let visit = Visit.anagrams()
    visit.tap(try visit.field)
    #expect(visit.page.press("c") == .ignored)
    #expect(visit.page.press("Backspace") == .ignored)
    #expect(try visit.typed == "")
    try visit.enter("code")
    visit.tap(try visit.field)
    #expect(visit.page.press("ArrowUp") == .handled)
    #expect(try visit.typed == "code")
    #expect(visit.page.press(" ") == .handled)
    #expect(visit.tiles.uppercased() != "CDENNO")
    #expect(visit.page.press("Escape") == .handled)
    #expect(try visit.typed == "")
  }

  @Test("TT-7: Return sends the field once, however long it is held")
  func heldReturn() throws {
    let visit = Visit.anagrams()
    try visit.enter("code")
    visit.page.press("Enter", modifiers: .repeated)
    #expect(visit.message == "+4 points.")
    try visit.tap("Enter")
    #expect(visit.message == "Add some letters first.")
  }

  @Test("a key with Control, Alt or Meta belongs to the browser")
  func shortcuts() throws {
    let visit = Visit.anagrams()
    for modifier in [Modifiers.control, .alt, .meta] {
      #expect(visit.page.press("c", modifiers: modifier) == .ignored)
    }
    #expect(try visit.typed == "")
  }

  @Test("the field asks for a keyboard of letters that changes nothing by itself")
  func attributes() throws {
    let attributes = try Visit.anagrams().field.attributes
    let expected = [
      "type": "text", "autocomplete": "off", "autocapitalize": "none", "autocorrect": "off",
      "spellcheck": "false", "enterkeyhint": "go", "aria-label": "Your word",
    ]
    for (name, value) in expected { #expect(attributes[name] == value) }
  }

  @Test("Twist, Clear and Last word have buttons")
  func tools() throws {
    let visit = Visit.anagrams()
    try visit.enter("neo")
    try visit.tap("Last word")
    #expect(try visit.typed == "neo")
    try visit.tap("Clear")
    #expect(try visit.typed == "")
    try visit.tap("Twist")
    #expect(visit.tiles != "CDENNO")
  }

  @Test(
    "TT-5: tiles and field show the rack after every action", arguments: 0..<2 as Range<UInt64>)
  func property(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func draw(_ bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }
    let visit = Visit.anagrams(racks: ["ehhssu"])
    var (accepted, refused) = (0, 0)
    for _ in 0..<400 {
      let before = try visit.typed
      switch draw(8) {
      case 0: visit.press(["h", "s", "e", "x", "Backspace", " "][draw(6)])
      case 1: visit.tap(visit.page.all(class: "tile").filter { $0.name == "button" }[draw(6)])
      case 2: try visit.tap(["Twist", "Clear", "Last word"][draw(3)])
      case 3: if draw(4) == 0 { try visit.send() }
      default:
        // An edit anywhere in the text of the field, as the browser makes it.
        var text = Array(before)
        let end = draw(text.count + 1)
        let insertion = (0..<draw(4)).map { _ in Array("ehhssuHS xé")[draw(11)] }
        text.replaceSubrange(draw(end + 1)..<end, with: insertion)
        visit.page.input(String(text), into: try visit.field)
        if try visit.typed == before { refused += 1 } else { accepted += 1 }
      }
      let shown = try visit.typed
      #expect((visit.bank.lowercased() + shown).sorted() == Array("ehhssu"))
      #expect(visit.tiles.filter { $0.isLowercase }.sorted() == shown.sorted())
    }
    #expect(accepted > 30)
    #expect(refused > 30)
  }
}
