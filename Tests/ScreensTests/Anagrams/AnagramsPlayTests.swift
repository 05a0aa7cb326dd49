import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("Playing an Anagrams")
struct AnagramsPlayTests {
  @Test("TT-1, TT-3: a game starts on a random rack, with its letters and no words found")
  func start() throws {
    let visit = Visit()
    visit.act { $0.shelf.anagrams.start(nil) }
    let round = try visit.anagrams.round
    #expect(try visit.tiles == round.rack.letters.uppercased)
    #expect(try visit.anagrams.options == .usual)
    #expect(round.words.isEmpty)
    #expect(try visit.anagrams.puzzle.racks.count == 3)
    let other = Visit { $0.bits = [99, 98, 97] }
    other.act { $0.shelf.anagrams.start(nil) }
    #expect(try other.anagrams.round.rack != round.rack)
  }

  @Test("TT-8, TT-9, TT-12: a right word takes its place, announces its points, and counts")
  func right() throws {
    let visit = Visit.anagrams()
    visit.enter("cone")
    let (game, rack) = (try visit.anagrams, try visit.rack)
    #expect(rack.message == "+4 points.")
    #expect(visit.said == "+4 points. 9 words of 4 letters left.")
    #expect(try visit.typed == "")
    #expect(AnagramsScreenTexts.standing(of: game, round: 0) == "4 points")
    #expect(try game.round.rack.blanks[#require(rack.freshBlank)].text == "cone")
  }

  @Test(
    "TT-8, TT-9: any other word is refused with a reason, costs nothing and is not kept",
    arguments: [
      ("co", "CO: Too short: at least 3 letters."), ("cne", "CNE: Not in the word list."),
      ("cond", "COND: A word, but not in this game."), ("cone", "CONE: Already found."),
    ])
  func wrong(text: String, sentence: String) throws {
    let visit = Visit.anagrams(moves: ["1000 1000 word cone"])
    let stored = visit.host.rows
    visit.enter(text)
    #expect(try visit.rack.message == sentence)
    #expect(visit.said == sentence)
    #expect(try visit.anagrams.round.words.map(\.text) == ["cone"])
    #expect(visit.host.rows == stored)
    #expect(try visit.anagrams.score == 4)
    #expect(try visit.typed == (text.count < 3 ? text : ""))
  }

  @Test("TT-8: a word that has no blank is a bonus word, in its own strip")
  func bonus() throws {
    let visit = Visit.anagrams()
    visit.enter("ned")
    visit.enter("non")
    #expect(try visit.rack.message == "Bonus word, +3 points.")
    let round = try visit.anagrams.round
    #expect(AnagramsScreenTexts.bonus(on: round) == "Bonus +6: NON, NED")
    #expect(round.foundCount == 0)
  }

  @Test("TT-11, TT-13: a six-letter word is announced, the rack's end is shown, and a tap leads on")
  func sixLetters() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    visit.enter("wish")
    visit.enter("swishy")
    #expect(
      try visit.rack.message
        == "SWISHY uses all six letters, +6 points. Round over.")
    #expect(try !visit.rack.asksToLeave, "there is nothing to leave")
    #expect(try visit.tiles == "")
    let ended = try visit.anagrams.rounds[0]
    #expect(ended.points == 10)
    #expect(AnagramsScreenTexts.end(of: ended) == "2 of 13 words")
    #expect(ended.missed.count == 11)
    #expect(visit.said.contains("Also there: HIS, SHY"))
    visit.wait(500)
    visit.act { $0.shelf.anagrams.goOn() }
    #expect(try visit.tiles == "CDENNO")
    #expect(
      try AnagramsScreenTexts.standing(of: visit.anagrams, round: visit.rack.shownRound)
        == "Round 2/2 · 10 points")
    #expect(visit.said == "Letters: C, D, E, N, N, O. \(AnagramsScreenTexts.invitation)")
    #expect(try visit.rack.arrivals == 1, "the rack that begins takes the focus")
  }

  @Test("an end takes no tap in its first half second")
  func rest() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    visit.enter("swishy")
    visit.act { $0.shelf.anagrams.goOn() }
    visit.wait(499)
    visit.press("Enter")
    #expect(try visit.tiles == "")
    visit.wait(1)
    visit.press("Enter")
    #expect(try visit.tiles == "CDENNO")
  }

  @Test("the clock stops while the end of a rack is shown, and goes on with the next rack")
  func clock() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    let id = GameID(high: 0, low: 1)
    visit.wait(3000)
    visit.enter("swishy")
    visit.wait(60_000)
    #expect(visit.frame.shownTime(of: id) == "0:03")
    visit.act { $0.shelf.anagrams.goOn() }
    visit.wait(2000)
    #expect(visit.frame.shownTime(of: id) == "0:05")
  }

  @Test("a hint shows the next letter of the longest word, and says it")
  func hints() throws {
    let visit = Visit.anagrams()
    visit.act { $0.shelf.anagrams.hint() }
    visit.act { $0.shelf.anagrams.hint() }
    let round = try visit.anagrams.round
    #expect(round.shownCount(blank: round.rack.blanks.count - 1) == 2)
    #expect(try visit.rack.message == "A word of 6 letters begins with C, O.")
    #expect(try visit.said == visit.rack.message)
    let few = Visit.anagrams(mode: "find-all", racks: ["planet"])
    for _ in 0..<(5 + 3 + 2 + 2) { few.act { $0.shelf.anagrams.hint() } }
    #expect(try few.rack.message.hasPrefix("A word of 3"))
    few.act { $0.shelf.anagrams.hint() }
    #expect(try few.rack.message == AnagramsScreenTexts.noHintLeft)
    #expect(few.said == AnagramsScreenTexts.noHintLeft)
  }

  @Test(
    "where it ends no rack, a word of all letters is a goal reached: the player goes on or finishes"
  )
  func goal() throws {
    let visit = Visit.anagrams(mode: "find-all", moves: ["1 1 word cone"])
    #expect(AnagramsScreenTexts.leave(try visit.anagrams.round) == "Pass")
    visit.enter("conned")
    #expect(
      try visit.rack.message == "CONNED uses all six letters, +6 points. Go on, or finish.")
    #expect(try visit.rack.hasReachedGoal && !visit.rack.asksToLeave)
    #expect(AnagramsScreenTexts.leave(try visit.anagrams.round) == "Finish")
    visit.enter("cod")
    #expect(try !visit.rack.hasReachedGoal)
    #expect(try visit.anagrams.score == 13)
    visit.act { $0.shelf.anagrams.askToLeave() }
    #expect(visit.said == "Finish here? You’ll see the words you missed.")
    visit.act { $0.shelf.anagrams.endGame() }
    #expect(try visit.rack.message == "You missed 23 words.")
  }

  @Test("Pass asks first, and any typing withdraws the question")
  func pass() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    visit.act { $0.shelf.anagrams.askToLeave() }
    let question = "Give up on these letters? You’ll see the words you missed."
    #expect(try visit.rack.message == question)
    #expect(visit.said == question)
    #expect(try visit.rack.asksToLeave)
    visit.act { $0.shelf.anagrams.screen?.say("") }
    #expect(try !visit.rack.asksToLeave)
    visit.act { $0.shelf.anagrams.askToLeave() }
    visit.write("h")
    #expect(try !visit.rack.asksToLeave)
    visit.act { $0.shelf.anagrams.askToLeave() }
    visit.act { $0.shelf.anagrams.pass() }
    #expect(try visit.rack.message == "You missed 13 words.")
    #expect(try visit.anagrams.rounds[0].missed.count == 13)
    visit.wait(500)
    visit.act { $0.shelf.anagrams.goOn() }
    #expect(try visit.tiles == "CDENNO")
  }

  @Test("a game that is opened again goes on where it was")
  func reopened() throws {
    let moves = ["1000 1000 word swishy", "2000 2000 word cod"]
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"], moves: moves)
    #expect(try visit.tiles == "CDENNO")
    #expect(try visit.anagrams.round.words.map(\.text) == ["cod"])
  }

  @Test("a player who leaves at the end of a rack returns to the next rack, whose time begins then")
  func leftAtEnd() throws {
    let visit = Visit.anagrams(mode: "timed", racks: ["hisswy", "cdenno"])
    visit.enter("his")
    visit.act { $0.shelf.anagrams.pass() }
    #expect(try !visit.rack.isInPlay(visit.anagrams))
    visit.returnToAnagrams(after: 60_000)
    #expect(try visit.rack.isInPlay(visit.anagrams))
    #expect(try visit.tiles == "CDENNO")
    #expect(visit.model.shelf.anagrams.countdown?.seconds == 120_000)
  }

  @Test("the page follows when another page goes on with the game")
  func followed() throws {
    let visit = Visit.anagrams(racks: ["hisswy", "cdenno"])
    let racks = ["hisswy", "cdenno"]
    visit.act { $0.changed(anagramsRow(racks: racks, moves: ["1000 1000 pass cod"])) }
    #expect(try visit.tiles == "HISSWY", "the page does not follow a faulty move")
    let moves = ["1000 1000 word swishy", "1 1 word cod"]
    visit.act { $0.changed(anagramsRow(racks: racks, moves: moves)) }
    #expect(try visit.tiles == "CDENNO", "the page follows the moves before a fault")
  }
}
