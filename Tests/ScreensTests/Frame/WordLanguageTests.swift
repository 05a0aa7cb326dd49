import Games
import Library
import ScreensTesting
import Testing
import WordData
import Words

@testable import Screens

@Suite("The language of the words")
struct WordLanguageTests {
  private func chosen(_ language: WordLanguage, prepare: (FakeHost) -> Void = { _ in }) -> Visit {
    let visit = Visit(prepare: prepare)
    choose(language, in: visit)
    return visit
  }

  private func choose(_ language: WordLanguage, in visit: Visit) {
    visit.act { $0.frame.changeSettings { $0.words = language } }
  }

  private func find(_ secret: Word, in visit: Visit) {
    for letter in secret { visit.act { $0.shelf.codeword.type(letter) } }
    visit.press("Enter")
    visit.wait(5_000)
  }

  @Test("only the words of the page are fetched until the player chooses another language")
  func fetched() {
    let visit = Visit()
    visit.startCodeword()
    #expect(visit.host.fetchedWords == ["words"])
    choose(.german, in: visit)
    #expect(visit.host.fetchedWords == ["words", "words-de"])
    choose(.english, in: visit)
    choose(.german, in: visit)
    #expect(visit.host.fetchedWords == ["words", "words-de"], "each file is fetched once")
  }

  @Test("each game of words begins with words of the chosen language")
  func begin() throws {
    let visit = chosen(.german)
    for kind in GameKind.allCases {
      visit.act { $0.shelf[kind].start(nil) }
      let id = try #require(visit.model.shelf[kind].openGame)
      let hasWords = kind.wordFile != nil
      #expect(visit.model.library.session(id)?.words == (hasWords ? .german : nil), "\(kind)")
    }
  }

  @Test("a choice in the modal of a new game applies to that game at once")
  func modal() throws {
    let visit = Visit()
    visit.act { $0.shelf.hangman.offerChoices() }
    choose(.german, in: visit)
    visit.act { $0.shelf.hangman.startChosen() }
    #expect(visit.model.shelf.hangman.session?.options.words == .german)
    visit.act { $0.shelf.codeword.offerChoices() }
    choose(.english, in: visit)
    visit.act { $0.shelf.codeword.startChosen() }
    #expect(try visit.session.options.words == .english)
  }

  @Test("another game like the one in front has words of the same language")
  func again() throws {
    let visit = chosen(.german)
    visit.startCodeword()
    find(try visit.session.puzzle.secret, in: visit)
    choose(.english, in: visit)
    visit.act { $0.shelf.codeword.playAgain() }
    #expect(try visit.session.options.words == .german)
    #expect(try visit.session.moves.isEmpty)
  }

  @Test("a daily game is dealt in the chosen language, and its link leads to its puzzle")
  func daily() throws {
    let visit = chosen(.german)
    visit.act { $0.frame.playDaily(.codeword, of: $0.frame.today) }
    let session = try visit.session
    #expect(session.header.day == visit.frame.today)
    #expect(session.options == CodewordOptions.daily.with(.german))
    #expect(visit.model.sharing.text?.contains("/codeword/challenge/") == true)
  }

  @Test("a game waits for words that are loading, and a message reports missing words")
  func waiting() {
    let visit = Visit()
    visit.host.holdsWords = true
    choose(.german, in: visit)
    visit.startCodeword()
    #expect(visit.toast == ShellTexts.wordsLoading)
    #expect(visit.model.shelf.codeword.openGame == nil)
    visit.host.answerWords()
    visit.deliver()
    #expect(visit.model.shelf.codeword.session?.options.words == .german)

    let without = chosen(.german) { $0.otherWords = [:] }
    without.startCodeword()
    #expect(without.toast == ShellTexts.wordsMissing)
    choose(.english, in: without)
    without.startCodeword()
    #expect(without.model.shelf.codeword.session?.options.words == .english)
  }

  @Test("a link to a German puzzle fetches the words for it")
  func link() throws {
    let book = WordBook.standard(in: .german)
    let secret = book.answer(length: 5, at: 7)
    let challenge = try CodewordChallenge(secret, in: book)
    let visit = Visit("/codeword/challenge/" + challenge.text(salt: 1))
    #expect(visit.host.fetchedWords == ["words", "words-de"])
    #expect(visit.model.invitations.terms.hasSuffix("Deutsch"))
    visit.act { $0.invitations.play() }
    #expect(try visit.session.puzzle.secret == secret)
  }

  @Test("a link to a word that is not in the list of its language is refused")
  func unknownWord() throws {
    let z = try #require(Alphabet.german.letter(ascii: UInt8(ascii: "z")))
    let secret = try #require(Word(letters: Array(repeating: z, count: 5)))
    let options = try #require(CodewordOptions(length: 5, words: .german))
    let challenge = try Challenge<Codeword>(CodewordPuzzle(secret: secret), options: options)
    let visit = Visit("/codeword/challenge/" + challenge.text(salt: 1))
    #expect(visit.toast == ShareTexts.impossible)
    #expect(visit.frame.route == .home)
  }

  @Test("a word for somebody else is written in the letters of the chosen language")
  func ownWord() throws {
    let visit = chosen(.german)
    func send(_ text: String) -> OwnWord {
      visit.act { $0.shelf.codeword.ownWord = OwnWord(text: text) }
      visit.act { $0.shelf.codeword.challengeWithOwnWord() }
      return visit.model.shelf.codeword.ownWord
    }
    visit.act { $0.shelf.codeword.offerChoices() }
    #expect(send("Straße").isNoWord)
    #expect(send("there").refusal == .notInList)
    let sent = send("Käfig")
    #expect(sent.refusal == nil && !sent.isNoWord)
  }

  @Test("a word is looked up in the lists of the chosen language")
  func lookUp() {
    let visit = chosen(.german)
    visit.act { $0.about.lookedUp = "käfig" }
    #expect(visit.model.about.answer == WordLookUpTexts.sentence(for: .found(.answer)))
    visit.act { $0.about.lookedUp = "there" }
    #expect(visit.model.about.answer == WordLookUpTexts.sentence(for: .missing))
  }

  @Test("German words have no meanings, so none are fetched for them")
  func meanings() throws {
    let visit = chosen(.german)
    visit.startCodeword()
    find(try visit.session.puzzle.secret, in: visit)
    #expect(try visit.session.game.outcome == .won)
    #expect(visit.host.fetchedMeanings == 0)
  }

  @Test("statistics offer the language to a player who has chosen one")
  func statistics() {
    let round = timesRow(9, moves: timesMoves(204, 222, 195, 252, 303))
    let visit = Visit("/", rows: shelfRows + [round])
    func count(_ kind: GameKind) -> Int {
      visit.model.filters(of: kind, on: visit.model.shelf[kind].statisticsPage).count
    }
    let times = visit.model.shelf.times.filters.count
    #expect(count(.codeword) == 2)
    #expect(count(.times) == times)
    choose(.german, in: visit)
    #expect(count(.codeword) == 3)
    #expect(count(.times) == times)
  }

  @Test("the list says which games have words of another language")
  func history() throws {
    let visit = chosen(.german)
    visit.startCodeword()
    let session = AnySession.codeword(try visit.session)
    #expect(visit.model.history.name(of: session) == "Codeword")
    choose(.english, in: visit)
    #expect(visit.model.history.name(of: session) == "Codeword · Deutsch")
    #expect(visit.model.history.label(of: session).contains("Deutsch"))
  }
}
