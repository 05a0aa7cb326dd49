import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("Anagrams: the field and the tiles")
struct AnagramsFieldTests {
  @Test("TT-4, TT-5: the tiles show what the field has used")
  func bank() throws {
    let visit = Visit.anagrams()
    #expect(try visit.tiles == "CDENNO")
    visit.write("con")
    #expect(try visit.tiles == "cDEnNo")
    visit.write("cn")
    #expect(try visit.tiles == "cDEnNO")
    #expect(try visit.typed == "cn")
  }

  @Test(
    "TT-6: a letter that the bank does not have stays out of the field, and a message says so",
    arguments: [
      ("cox", "No X in these letters."), ("coo", "O is already used."),
      ("connn", "All 2 N’s are used."),
      ("co1", "Use only these letters."),
      ("co!", "Use only these letters."),
      ("code done", "Use only these letters."),
    ])
  func refused(text: String, sentence: String) throws {
    let visit = Visit.anagrams()
    visit.write("co")
    visit.write(text)
    #expect(try visit.typed == "co")
    #expect(try visit.tiles == "cDENNo")
    #expect(try visit.rack.message == sentence)
    #expect(visit.said == sentence)
    #expect(try visit.rack.refusals == 1)
  }

  @Test("TT-5: capitals, accents and a paste with spaces around it count as plain letters")
  func folded() throws {
    let visit = Visit.anagrams()
    for text in ["CODE", "códe", " code\n"] {
      visit.write(text)
      #expect(try visit.typed == "code")
    }
  }

  @Test("TT-6: a tap on a tile types its letter, and another tap takes it back")
  func tiles() throws {
    let visit = Visit.anagrams()
    // C, D, E, N, N, O as they were dealt.
    for tile in [1, 5, 3] { visit.act { $0.shelf.anagrams.toggle(tile: tile) } }
    #expect(try visit.typed == "don")
    visit.act { $0.shelf.anagrams.toggle(tile: 5) }
    #expect(try visit.typed == "dn")
  }

  @Test("a player can type letters from anywhere in the game, and take them back")
  func keys() throws {
    let visit = Visit.anagrams()
    visit.press("n", "O", "n", "Backspace", "d")
    #expect(try visit.typed == "nod")
    visit.press("x")
    #expect(try visit.rack.message == "No X in these letters.")
    visit.press("Enter")
    #expect(try visit.anagrams.round.words.map(\.text) == ["nod"])
    visit.press("ArrowUp")
    #expect(try visit.typed == "nod")
    visit.press("Escape")
    #expect(try visit.typed == "")
    visit.press(" ")
    #expect(try visit.tiles != "CDENNO")
    #expect(try visit.tiles.sorted() == Array("CDENNO"))
  }

  @Test("the field handles its own letters; space, Escape and the up arrow still act")
  func keysInField() throws {
    let visit = Visit.anagrams()
    func press(_ key: String) -> Bool {
      var isHandled = false
      visit.act { isHandled = $0.shelf.anagrams.pressInField(KeyPress(key)) }
      return isHandled
    }
    for key in ["c", "Backspace", "ArrowLeft", "Enter"] { #expect(!press(key)) }
    #expect(try visit.typed == "")
    visit.enter("code")
    #expect(press("ArrowUp"))
    #expect(try visit.typed == "code")
    #expect(press(" "))
    #expect(try visit.tiles.uppercased() != "CDENNO")
    #expect(press("Escape"))
    #expect(try visit.typed == "")
  }

  @Test("TT-7: Return sends the field once, however long it is held")
  func heldReturn() throws {
    let visit = Visit.anagrams()
    visit.enter("code")
    let held = KeyPress("Enter", isRepeated: true)
    visit.act { #expect($0.shelf.anagrams.pressInField(held)) }
    visit.act { #expect($0.press(held)) }
    #expect(try visit.rack.message == "+4 points.")
    visit.act { $0.shelf.anagrams.submit() }
    #expect(try visit.rack.message == "Add some letters first.")
  }

  @Test("Twist, Clear and Last word do what they say, and are not moves")
  func tools() throws {
    let visit = Visit.anagrams()
    let stored = visit.host.rows
    visit.enter("neo")
    #expect(try visit.rack.message == "NEO: Not in the word list.")
    visit.act { $0.shelf.anagrams.screen?.restoreLastWord() }
    #expect(try visit.typed == "neo")
    visit.act { $0.shelf.anagrams.screen?.clear() }
    #expect(try visit.typed == "")
    visit.act { $0.shelf.anagrams.twist() }
    #expect(try visit.tiles != "CDENNO")
    #expect(try visit.said == "Letters: \(visit.tiles.map(String.init).joined(separator: ", ")).")
    #expect(visit.host.rows == stored)
  }

  @Test(
    "TT-5: after any action, tiles and field are the whole rack", arguments: 0..<6 as Range<UInt64>)
  func property(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func draw(_ bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }
    let visit = Visit.anagrams(racks: ["ehhssu"])
    var (accepted, refused) = (0, 0)
    for _ in 0..<400 {
      let before = try visit.typed
      switch draw(8) {
      case 0: visit.press(["h", "s", "e", "x", "Backspace", " "][draw(6)])
      case 1:
        let tile = try visit.rack.input.order[draw(6)]
        visit.act { $0.shelf.anagrams.toggle(tile: tile) }
      case 2:
        let tool = draw(3)
        visit.act { app in
          switch tool {
          case 0: app.shelf.anagrams.twist()
          case 1: app.shelf.anagrams.screen?.clear()
          default: app.shelf.anagrams.screen?.restoreLastWord()
          }
        }
      case 3: if draw(4) == 0 { visit.act { $0.shelf.anagrams.submit() } }
      default:
        // An edit anywhere in the text of the field, as an input method makes it.
        var text = Array(before)
        let end = draw(text.count + 1)
        let insertion = (0..<draw(4)).map { _ in Array("ehhssuHS xé")[draw(11)] }
        text.replaceSubrange(draw(end + 1)..<end, with: insertion)
        visit.write(String(text))
        if try visit.typed == before { refused += 1 } else { accepted += 1 }
      }
      let typed = try visit.typed
      #expect(try (visit.bank.lowercased() + typed).sorted() == Array("ehhssu"))
      #expect(try visit.tiles.filter(\.isLowercase).sorted() == typed.sorted())
    }
    #expect(accepted > 30)
    #expect(refused > 30)
  }
}
