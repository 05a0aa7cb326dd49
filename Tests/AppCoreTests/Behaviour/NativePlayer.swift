import Games
import Library
import Screens
import Testing
import Words

@testable import AppCore

/// A player at the native app, who does what its views do.
@MainActor
final class NativePlayer: Player {
  private let device: ManualDevice
  private var app: NativeApp { device.app }

  var model: AppModel { app.model }

  init(rows: [Row] = []) throws {
    device = try ManualDevice(rows: rows)
    turnOffLessons()
    app.comesToFront(true)
  }

  private var kind: GameKind { get throws { try #require(app.stage) } }

  var message: String {
    get throws {
      switch try kind {
      case .codeword: try #require(CodewordViewState(model)).message
      case .anagrams: try #require(AnagramsViewState(model)).message
      case .memorize: try #require(MemorizeViewState(model)).message
      case .times: try #require(TimesViewState(model)).message
      case .hangman: try #require(HangmanViewState(model)).message
      }
    }
  }

  private var endFace: EndViewState? {
    get throws {
      switch try kind {
      case .codeword: CodewordViewState(model)?.end
      case .anagrams: AnagramsViewState(model)?.end
      case .memorize: MemorizeViewState(model)?.end
      case .times: TimesViewState(model)?.end?.end
      case .hangman: HangmanViewState(model)?.end
      }
    }
  }

  var end: [String] {
    get throws {
      let end = try #require(try endFace)
      return [end.headline, end.figure]
    }
  }

  var row: [String] {
    get throws {
      let summary = try #require(HomeViewState(app).games.first)
      let row = try #require(HistoryRowViewState(summary, model))
      return [row.progress, row.name, row.time, row.label]
    }
  }

  var fitting: [String] {
    get throws {
      let viewState = try #require(CodewordViewState(model))
      return [viewState.fitting, viewState.fittingWords]
    }
  }

  func start(_ kind: GameKind) { app.act { $0.shelf[kind].start(nil) } }

  func start(_ kind: GameKind, choosing answers: [String]) throws {
    app.act { $0.shelf[kind].offerChoices() }
    for answer in answers {
      let row = try #require(app.choices(for: kind).first { $0.names.contains(answer) })
      row.answer = try #require(row.names.firstIndex(of: answer))
    }
    app.startChosen(kind)
  }

  func enter(_ word: String) throws {
    if try kind == .codeword {
      for letter in try #require(Word(word)) { app.act { $0.shelf.codeword.type(letter) } }
      app.act { $0.shelf.codeword.submit() }
    } else {
      app.act { $0.shelf.anagrams.screen?.clear() }
      for letter in word {
        let viewState = try #require(AnagramsViewState(model))
        let tile = viewState.tiles.first { !$0.isUsed && $0.letter.lowercased() == String(letter) }
        app.act { if let tile { $0.shelf.anagrams.toggle(tile: tile.id) } }
      }
      app.act { $0.shelf.anagrams.submit() }
    }
  }

  func erase() { app.act { $0.shelf.codeword.erase() } }

  func guess(_ letter: Character) throws {
    let keys = try #require(HangmanViewState(model)).keys.joined()
    let key = try #require(keys.first { $0.title.lowercased() == String(letter) })
    app.act { $0.shelf.hangman.guess(key.letter) }
  }

  func turn(_ card: Int) { app.act { $0.shelf.memorize.choose(card) } }

  func goOn() { app.act { $0.shelf.times.goOn() } }

  func choose(_ answer: Int) throws {
    let viewState = try #require(TimesViewState(model))
    let choice = try #require(viewState.choices.first { $0.text == "\(answer)" })
    app.act { $0.shelf.times.choose(choice.id) }
  }

  func endAnagrams() {
    app.act { $0.shelf.anagrams.askToLeave() }
    app.act { $0.shelf.anagrams.endGame() }
  }

  func wait(_ time: Int64) { device.wait(time) }

  func share() throws -> String {
    app.offerSharing(of: try kind)
    let viewState = try #require(SharingViewState(app))
    app.act { $0.sharing.copy() }
    #expect(SharingViewState(app)?.copy == ShareTexts.copied)
    app.shownModal = nil
    #expect(app.shared.isEmpty)
    // The shared text and the copied text differ only in the spelling of the link.
    #expect(
      viewState.text.split(separator: "\n").dropLast()
        == device.clipboard?.split(separator: "\n").dropLast())
    return try #require(device.clipboard)
  }

  func goHome() { app.isAway = false }

  func comesToFront(_ isInFront: Bool) { app.comesToFront(isInFront) }

  func resize(width: Int, height: Int) {
    app.resized(width: Double(width), height: Double(height))
  }

  func comeBackAfterKill() throws {
    device.killAndReopen()
    app.comesToFront(true)
    app.selectedGame = try #require(HomeViewState(app).games.first).header.id
  }
}
