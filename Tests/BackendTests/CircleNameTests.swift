import Games
import Sync
import Testing

@testable import Backend

@Suite("Names in a circle")
struct CircleNameTests {
  @Test(
    "a name loses its invisible characters, and several blanks become a single one",
    arguments: [
      ("Ann", "Ann"), ("  Ann  ", "Ann"), ("Ann\t\u{A0} Lee", "Ann Lee"),
      ("A\u{200B}n\u{AD}n\u{FE0F}", "Ann"), ("\u{202E}Ann\u{2069}", "Ann"), ("Ａｎｎ", "Ann"),
      ("Anne-Marie O’Neill", "Anne-Marie O’Neill"), ("J.R. 2", "J.R. 2"), ("ﬁn", "fin"),
      ("Jose\u{301}", "José"), ("小明", "小明"), ("علي", "علي"), ("Ян", "Ян"), ("นิด", "นิด"),
      ("A\u{0}\u{1B}n", "An"),
    ])
  func clean(typed: String, shown: String) throws {
    let name = try #require(CircleName(typed))
    #expect(Array(name.text.unicodeScalars) == Array(shown.unicodeScalars))
    #expect(CircleName(name.text) == name)
  }

  @Test(
    "no other text is a name",
    arguments: [
      "", " ", "\u{200B}", "\u{3164}", "-", ". '", "🦊", "Ann🦊", "<b>", "a/b", "a_b", "Ann\u{2800}",
      "\u{301}Ann", "An \u{301}n", "x\u{301}\u{301}\u{301}", "x\u{301}\u{200B}\u{301}\u{301}",
      String(repeating: "x", count: 21), String(repeating: "\u{200B}", count: 999) + "a",
      String(repeating: "ﷺ", count: 3), String(repeating: "a\u{323}\u{323}", count: 21), "₿", "a=b",
    ])
  func refused(typed: String) {
    #expect(CircleName(typed) == nil)
  }

  @Test("a player's name has up to twenty letters, and a circle's name up to forty")
  func length() {
    let twenty = String(repeating: "é", count: 20)
    #expect(CircleName(twenty)?.text == twenty)
    #expect(CircleName(twenty + twenty) == nil)
    #expect(CircleName(twenty + twenty, longest: CircleName.longestTitle) != nil)
    #expect(CircleName(twenty + twenty + "é", longest: CircleName.longestTitle) == nil)
  }

  @Test(
    "names that look alike count as the same name",
    arguments: [
      ["Ann", "ann", "ANN", "A\u{200D}nn", "A n n", "Ann.", "-Ann-", "Ａnn", "Аnn", "Αnn"],
      ["Bob", "B0b", "ВОВ", "Вob"], ["Ali", "AlI", "A1i", "AII", "Ail"],
      ["Strauss", "Strauß", "STRAUSS"], ["José", "JOSE\u{301}", "Jos\u{435}\u{301}"],
      ["Σοφίας", "σοφίασ"],
    ])
  func alike(names: [String]) {
    let likenesses = Set(names.compactMap { CircleName($0)?.normalizedName })
    #expect(likenesses.count == 1, "\(likenesses)")
    #expect(names.allSatisfy { CircleName($0) != nil })
  }

  @Test(
    "a name and its look-alike in any script count as alike, and both are names",
    arguments: [
      ("Ann", ["Aոո", "ꓮꓠꓠ", "ᴀɴɴ", "ɑnn", "Ꭺnn", "ⲀⲚⲚ", "Апп", "Аnn"]),
      ("Eve", ["Ενε", "Εve", "Еѵе", "ꓰꓦꓰ", "ꭼve"]), ("Ben", ["Веn", "Βεn", "Ьen", "ꓐen"]),
      ("Hugo", ["Ηugo", "Һugo", "hսցօ", "Huɡo"]), ("Tom", ["Тоm", "Ꭲom", "ᴛᴏᴍ", "ꓔꓳꓟ"]),
      ("Sara", ["Ѕаrа", "ꓢara", "Sага"]), ("Bo 2", ["Bo ٢", "Bo २", "В੦ ２"]),
    ])
  func scripts(name: String, others: [String]) throws {
    let name = try #require(CircleName(name))
    for other in others {
      #expect(name.isLike(other), "\(other)")
      #expect(try #require(CircleName(other)).isLike(name.text), "\(other)")
    }
  }

  @Test("names that look different stay different")
  func others() throws {
    let names = [
      "Ann", "Anna", "Änn", "Anne", "Jo", "José", "Jose", "Ян", "Яна", "小明", "小李", "2", "3",
    ]
    let likenesses = Set(names.compactMap { CircleName($0)?.normalizedName })
    #expect(likenesses.count == names.count)
    for name in names {
      #expect(try names.filter { try #require(CircleName(name)).isLike($0) } == [name])
    }
  }
}

@Suite("The code of a circle")
struct InviteCodeTests {
  @Test("a code is read back however people spell it, and never as the code of a device")
  func spellings() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<1_000 {
      let bits = UInt64(random.next()) << 32 | UInt64(random.next())
      let code = InviteCode(bits: bits)
      let spelling = String(decoding: code.spelling, as: UTF8.self)
      #expect(spelling.count == 14)
      #expect(code.bits == bits % (1 << 60))
      #expect(InviteCode(spelled: code.spelling) == code)
      let loose = spelling.lowercased().replacing("0", with: "o").replacing("-", with: " ")
      #expect(InviteCode(spelled: Array(loose.utf8)) == code)
      #expect(PairingCode(spelled: code.spelling) == nil)
    }
    for text in ["", "7K3F9QXD", "7K3F9QXD02M", "7K3F9QXD02MNX", "7K3F9QXD02MU"] {
      #expect(InviteCode(spelled: Array(text.utf8)) == nil)
    }
  }
}
