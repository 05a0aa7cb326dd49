import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Deleting, sharing and exporting games")
struct OwnedGamesTests {
  private func delete(_ id: UInt64, in visit: Visit) {
    visit.act { $0.history.delete(GameID(high: 0, low: id)) }
  }

  @Test("a player can delete a game, and undo that (CW-16)")
  func delete() throws {
    let visit = Visit(rows: [codewordRow(1, begun: 10), codewordRow(2, begun: 20)])
    visit.act { $0.frame.modal = .game(GameID(high: 0, low: 2)) }
    delete(2, in: visit)
    #expect(visit.frame.modal == nil)
    #expect(visit.model.library.history.count == 1)
    let stored = visit.host.rows.map { Row(key: $0.key, text: $0.value) }
    #expect(Visit(rows: stored).model.library.history.count == 1)
    #expect(visit.toast == ShellTexts.deleted)
    #expect(visit.frame.toast?.action?.title == ShellTexts.undo)
    try visit.takeOffer()
    #expect(visit.model.library.history.count == 2)
    #expect(visit.host.rows[codewordRow(2).key] == codewordRow(2, begun: 20).text)
    #expect(visit.toast == nil)
  }

  @Test("a player who deletes a finished game sees that it no longer counts")
  func deleteFinished() {
    let visit = Visit(rows: [codewordRow(1, moves: ["5 9 crane"])])
    delete(1, in: visit)
    #expect(visit.toast == "Deleted. It no longer counts.")
  }

  @Test("the message of a deletion does not follow the player into a game, which it would move")
  func deletionStaysBehind() {
    let visit = Visit(rows: [codewordRow(1), codewordRow(2), codewordRow(3, moves: ["5 9 crane"])])
    for id: UInt64 in [2, 3] {
      delete(id, in: visit)
      #expect(visit.toast != nil)
      visit.open()
      #expect(visit.toast == nil)
      visit.goHome()
    }
    #expect(visit.model.library.deletedGames(most: 9).count == 2)
  }

  @Test("deleting the open game leads to the list (CW-16)")
  func deleteOpenGame() {
    let visit = Visit(address(), rows: [codewordRow(1)])
    delete(1, in: visit)
    #expect(visit.frame.route == .home)
    #expect(visit.host.addresses.last == Route.home.fragment)
    #expect(visit.toast == ShellTexts.deleted)
  }

  @Test("the shared text shows how the game went, and no letter of the word")
  func share() {
    let visit = Visit(
      address(), rows: [codewordRow(moves: ["5 9 trace", "61000 70000 crane"])])
    #expect(visit.model.sharing.card?.text == "Pastime Codeword: 2 tries\n⬜🟩🟩🟡🟩\n🟩🟩🟩🟩🟩")
    visit.act { $0.sharing.copy() }
    #expect(visit.host.clipboard?.hasPrefix("Pastime Codeword: 2 tries\n") == true)
    #expect(visit.toast == ShareTexts.copied)
  }

  @Test("the link below leads to the same puzzle or to the game with its moves, or is left out")
  func links() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["5 9 trace", "9 20 crane"])])
    let text = try #require(visit.model.sharing.card?.text)
    for (link, start) in [
      (.puzzle, "\nPlay the same puzzle:\nhttps://pastime.example/#/codeword/challenge/"),
      (.game, "\nPlay the same, or watch my game:\nhttps://pastime.example/#/result/"),
    ] as [(SharingModel.Link, String)] {
      visit.act { $0.sharing.link = link }
      visit.act { $0.sharing.copy() }
      #expect(visit.host.clipboard?.hasPrefix(text + start) == true)
    }
    visit.act { $0.sharing.link = .nowhere }
    visit.act { $0.sharing.copy() }
    #expect(visit.host.clipboard == text)
    #expect(visit.model.sharing.card?.link == "")
  }

  @Test("the app reports a refused clipboard")
  func refused() {
    let visit = Visit(address(), rows: [codewordRow(moves: ["9 20 crane"])]) {
      $0.refusesCopying = true
    }
    visit.act { $0.sharing.copy() }
    #expect(visit.toast == ShareTexts.notCopied)
  }

  @Test("a player can share the text through the device; it is copied if the device takes nothing")
  func send() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["5 9 trace", "9 20 crane"])])
    let text = try #require(visit.model.sharing.card?.text)
    visit.act { $0.sharing.send() }
    #expect(visit.host.shared?.hasPrefix(text + "\nPlay the same puzzle:\nhttps://") == true)
    visit.host.shareStatus = .refused
    visit.act { $0.sharing.send() }
    #expect(visit.host.clipboard == nil)
    #expect(visit.toast == nil)
    visit.host.shareStatus = .failed
    visit.act { $0.sharing.send() }
    #expect(visit.host.clipboard == visit.host.shared)
    #expect(visit.toast == ShareTexts.copied)
  }

  @Test("a saved file brings the games back, and importing it twice is the same as once")
  func exportAndImport() throws {
    let source = Visit(rows: [codewordRow(1, moves: ["5 9 trace"]), codewordRow(2, begun: 20)])
    source.act { $0.archives.export() }
    let file = try #require(source.host.saved)
    #expect(file.name == SettingsTexts.fileName)
    let target = Visit { $0.chosen = file.text }
    target.act { $0.archives.choose() }
    #expect(target.toast == "2 games added.")
    #expect(target.model.library.history.count == 2)
    #expect(target.host.rows[codewordRow(1).key] == source.host.rows[codewordRow(1).key])
    target.act { $0.archives.choose() }
    #expect(target.toast == "Nothing new: you have all 2 games.")
    #expect(target.model.library.history.count == 2)
  }

  @Test("a bad file changes nothing, and a message names its line; no file gives no message")
  func badFile() {
    let visit = Visit(rows: [codewordRow(1)]) {
      $0.chosen = Array("pastime-archive 1\nclock soon\n".utf8)
    }
    visit.act { $0.archives.choose() }
    #expect(
      visit.toast == "Nothing changed. Line 2 of the file should be a time.")
    #expect(visit.model.library.history.count == 1)
    visit.act { $0.dismissToast() }
    visit.host.chosen = nil
    visit.act { $0.archives.choose() }
    #expect(visit.toast == nil)
  }
}
