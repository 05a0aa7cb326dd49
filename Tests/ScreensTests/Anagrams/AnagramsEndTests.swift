import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("The ends of an Anagrams")
struct AnagramsEndTests {
  @Test("TT-12: a word of six letters on every rack wins the game, and all points add up")
  func won() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    visit.enter("swishy")
    visit.wait(500)
    visit.act { $0.shelf.anagrams.goOn() }
    visit.enter("cod")
    visit.enter("conned")
    let game = try visit.anagrams
    #expect(game.outcome == .won)
    #expect(AnagramsTexts.points(game.score) == "15 points")
    #expect(
      AnagramsScreenTexts.figures(game, usual: 5)
        == "3 of 39 words, you usually find 5%, 2 with all six letters"
    )
  }

  @Test("Find all goes on after a word of six letters, up to the last word")
  func findAll() throws {
    let visit = Visit.anagrams(mode: "find-all", racks: ["planet"])
    visit.enter("planet")
    #expect(try visit.tiles == "PLANET")
    for word in ["net", "ten", "lean"] { visit.enter(word) }
    #expect(try visit.anagrams.outcome == .won)
    #expect(
      try visit.rack.message
        == "+4 points. Every word found. That was the last round.")
    #expect(try visit.anagrams.round.missed.isEmpty)
  }

  @Test("a player can end the game on any rack; the other racks are never shown")
  func finished() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    visit.act { $0.shelf.anagrams.askToLeave() }
    visit.act { $0.shelf.anagrams.endGame() }
    #expect(try visit.anagrams.outcome == .lost)
    #expect(try visit.rack.message == "Game ended.")
    #expect(try visit.anagrams.rounds.count == 1, "there is one rack to look back at")
  }

  @Test("on the last rack there is no other rack to go on to")
  func lastRack() throws {
    let visit = Visit.anagrams()
    #expect(visit.model.shelf.anagrams.isOnLastRack)
    visit.act { $0.shelf.anagrams.askToLeave() }
    visit.act { $0.shelf.anagrams.endGame() }
    #expect(try visit.anagrams.round.ending == .passed)
    #expect(try visit.rack.message == "You missed 26 words.")
    #expect(!Visit.anagrams(racks: ["hisswy", "cdenno"]).model.shelf.anagrams.isOnLastRack)
  }

  @Test("a return to an ended game shows it as it stands, and does not announce its end again")
  func returned() throws {
    let visit = Visit.anagrams()
    visit.act { $0.shelf.anagrams.endGame() }
    #expect(try visit.rack.hasJustEnded)
    visit.returnToAnagrams()
    #expect(try !visit.rack.hasJustEnded)
    #expect(try !visit.rack.isInPlay(visit.anagrams))
  }

  @Test("the message of the last rack does not show when the player looks back at another rack")
  func otherRack() throws {
    let visit = Visit.anagrams(
      racks: ["hisswy", "cdenno"], moves: ["1000 1000 word swishy"])
    visit.press("c", "o", "n", "n", "e", "d", "Enter")
    #expect(try visit.anagrams.outcome.isOver)
    #expect(try visit.rack.message != "")
    visit.act { $0.shelf.anagrams.screen?.show(round: 0) }
    #expect(try visit.rack.message == "")
  }

  @Test("a player can look back at an ended game rack by rack, and only Enter does something")
  func lookingBack() throws {
    let visit = Visit.anagrams(
      racks: ["hisswy", "cdenno"], moves: ["1000 1000 word swishy", "2000 2000 word conned"])
    #expect(try visit.rack.shownRound == 1)
    #expect(try !visit.rack.hasJustEnded)
    visit.act { $0.shelf.anagrams.screen?.show(round: 0) }
    #expect(try visit.rack.shownRound == 0)
    for key in ["c", " "] {
      #expect(!visit.model.press(KeyPress(key)))
    }
    visit.press("Enter")
    #expect(visit.model.library.history.count == 2, "Enter plays again")
    #expect(try visit.rack.isInPlay(visit.anagrams))
  }

  @Test("another game is like this one, and starts only after the end was seen")
  func another() throws {
    let visit = Visit.anagrams(mode: "find-all", racks: ["planet"], moves: [])
    visit.act { $0.shelf.anagrams.endGame() }
    let first = visit.frame.route
    visit.act { $0.shelf.anagrams.playAgain() }
    #expect(visit.frame.route == first)
    visit.wait(500)
    visit.act { $0.shelf.anagrams.playAgain() }
    #expect(visit.frame.route != first)
    #expect(try visit.anagrams.options.mode == .findAll)
    #expect(try visit.anagrams.options.racks == .easy)
    #expect(try visit.tiles.count == 6)
  }

  @Test("the shared text has no letter of the racks")
  func sharing() throws {
    let visit = Visit.anagrams(
      racks: ["hisswy"], moves: ["1000 1000 word wish", "2000 2000 word swishy"])
    visit.act { $0.shelf.anagrams.openSharing() }
    #expect(visit.frame.modal == .share(.anagrams))
    #expect(
      visit.model.sharing.card?.text
        == "Pastime Anagrams: 2 of 13 words · Classic · 1 round · samples\n3️⃣⬜⬜⬜⬜⬜\n4️⃣🟧⬜⬜⬜⬜\n5️⃣⬜⬜⬜⬜⬜\n6️⃣🟧🟧🟧🟧🟧"
    )
  }

  @Test("a link gives a friend the same racks, whatever the word lists are")
  func challenge() throws {
    let visit = Visit.anagrams(racks: ["hisswy"], moves: ["2000 2000 word swishy"])
    visit.act { $0.sharing.copy() }
    let fragment = try visit.copiedLink
    #expect(fragment.hasPrefix("/anagrams/challenge/"))
    let friend = Visit.friend(fragment)
    #expect(try friend.tiles == "HISSWY")
    #expect(try friend.anagrams.puzzle == visit.anagrams.puzzle)
    #expect(friend.model.library.history[0].header.origin == .challenge)
    let end = try #require(fragment.lastIndex(of: "/"), "the friend's marks follow the puzzle")
    let broken = Visit(String(fragment[..<end].dropLast()))
    #expect(broken.toast == ShareTexts.sentence(for: ChallengeError.damaged))
  }
}
