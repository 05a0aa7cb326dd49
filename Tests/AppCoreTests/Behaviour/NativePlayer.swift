import Games
import Library
import Screens
import Testing
import Words

@testable import AppCore

/// Somebody at the native app, who does what its views do.
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
      case .codeword: try #require(CodewordFace(model)).message
      case .anagrams: try #require(AnagramsFace(model)).message
      case .memorize: try #require(MemorizeFace(model)).message
      case .times: try #require(TimesFace(model)).message
      case .hangman: try #require(HangmanFace(model)).message
      }
    }
  }

  private var endFace: EndFace? {
    get throws {
      switch try kind {
      case .codeword: CodewordFace(model)?.end
      case .anagrams: AnagramsFace(model)?.end
      case .memorize: MemorizeFace(model)?.end
      case .times: TimesFace(model)?.end?.end
      case .hangman: HangmanFace(model)?.end
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
      let summary = try #require(HomeFace(app).games.first)
      let row = try #require(HistoryRowFace(summary, model))
      return [row.progress, row.name, row.time, row.label]
    }
  }

  var fitting: [String] {
    get throws {
      let face = try #require(CodewordFace(model))
      return [face.fitting, face.fittingWords]
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
        let face = try #require(AnagramsFace(model))
        let tile = face.tiles.first { !$0.isUsed && $0.letter.lowercased() == String(letter) }
        app.act { if let tile { $0.shelf.anagrams.toggle(tile: tile.id) } }
      }
      app.act { $0.shelf.anagrams.submit() }
    }
  }

  func erase() { app.act { $0.shelf.codeword.erase() } }

  func guess(_ letter: Character) throws {
    let keys = try #require(HangmanFace(model)).keys.joined()
    let key = try #require(keys.first { $0.title.lowercased() == String(letter) })
    app.act { $0.shelf.hangman.guess(key.letter) }
  }

  func turn(_ card: Int) { app.act { $0.shelf.memorize.choose(card) } }

  func goOn() { app.act { $0.shelf.times.goOn() } }

  func choose(_ answer: Int) throws {
    let face = try #require(TimesFace(model))
    let choice = try #require(face.choices.first { $0.text == "\(answer)" })
    app.act { $0.shelf.times.choose(choice.id) }
  }

  func endAnagrams() {
    app.act { $0.shelf.anagrams.askToLeave() }
    app.act { $0.shelf.anagrams.endGame() }
  }

  func wait(_ time: Int64) { device.wait(time) }

  func share() throws -> String {
    app.offerSharing(of: try kind)
    let face = try #require(SharingFace(app))
    app.act { $0.sharing.copy() }
    #expect(SharingFace(app)?.copy == ShareTexts.copied)
    app.shownSheet = nil
    #expect(app.shared.isEmpty)
    // What the system is handed and what is copied differ only in how the link is spelled.
    #expect(
      face.text.split(separator: "\n").dropLast()
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
    app.selectedGame = try #require(HomeFace(app).games.first).header.id
  }
}
