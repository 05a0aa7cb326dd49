import ByteStrings
import Games
import Library
import Markup

/// What a player does with games as a whole: delete, share, take along.
extension PastimeApp {
  /// Offers the choices for a new game, from the usual ones on.
  func chooseNewGame(_ kind: GameKind) {
    shelf[kind].resetChoices(in: self)
    sheet = .newGame(kind)
  }

  /// A key that was pressed while no sheet was open.
  func press(_ event: Event) -> Handling {
    guard sheet == nil, event.modifiers.isDisjoint(with: [.control, .alt, .meta]) else {
      return .ignored
    }
    if case .question = event.key {
      sheet = .shortcuts
      return .handled
    }
    guard case .game(let kind, let id) = route, shelf[kind].openGame == id else {
      return .ignored
    }
    return shelf[kind].press(event, in: self)
  }

  /// What can be shown of the game on screen.
  var shareText: PlainText? {
    if case .daily = route { return dailyShareText }
    guard case .game(let kind, _) = route else { return nil }
    return shelf[kind].shareText(in: self)
  }

  /// Puts the address of a place in the app on the clipboard.
  func copyLink(to place: Route) {
    host.copyLink(to: place.fragment, request: request(.copyLink))
  }

  /// Deletes a game, which can be undone for as long as the message about it stands.
  func delete(_ id: RecordID) {
    sheet = nil
    if case .game(_, id) = route { goHome() }
    library.delete(id, at: now())
    show(ShellTexts.deleted)
    toast?.action = (
      ShellTexts.undo,
      { [self] in
        _ = library.undoDeletion(at: now())
        toast = nil
        refocus()
      }
    )
    refocus()
  }

  /// Plays on in another continuation of a game.
  func goOn(in line: AnySession) {
    sheet = nil
    show(line)
    go(to: .game(line.kind, line.id))
    refocus()
  }

  /// Shows another continuation of a game move by move.
  func lookThrough(other line: AnySession) {
    show(line)
    lookThrough(line)
  }

  private func show(_ line: AnySession) {
    library.show(line, at: now())
    // What a screen knows of one continuation does not suit another: it begins anew.
    shelf[line.kind].open(line.branch(as: RecordID(high: .max, low: .max)))
    shelf[line.kind].open(line)
  }

  /// Puts what can be shown of the game on screen on the clipboard.
  func copyShareText() {
    guard let shareText else { return }
    host.copy(shareText, request: request(.copy))
  }

  /// Hands what can be shown of the game on screen to another program of the device.
  func sendShareText() {
    guard let shareText else { return }
    host.share(shareText, request: request(.share(shareText)))
  }

  /// Copies what could not be handed on.
  func take(_ status: AnswerStatus, ofSharing text: PlainText) {
    switch status {
    case .done, .refused: break
    case .failed, .full, .conflict: host.copy(text, request: request(.copy))
    }
  }

  /// Offers all games as a file.
  func exportGames() {
    host.save(
      library.archive(at: now()).text, name: SettingsTexts.fileName)
  }

  /// Adds the games for trying.
  func take(samples bytes: [UInt8], status: AnswerStatus) {
    guard status == .done, let archive = try? Archive(text: bytes) else {
      return show(ShellTexts.samplesMissing)
    }
    library.add(samples: archive, at: now())
  }

  /// Asks for a file of games.
  func importGames() { host.choose(request: request(.archive)) }

  /// Unites a file of games with those that are here.
  func take(archive bytes: [UInt8], status: AnswerStatus) {
    switch status {
    case .done: break
    case .refused: return
    case .failed, .full, .conflict:
      show(SettingsTexts.notReadable)
      return
    }
    do throws(ArchiveFault) {
      let archive = try Archive(text: bytes)
      show(SettingsTexts.imported(library.unite(with: archive, at: now())))
      let hidden = library.deletedGames(in: archive)
      if hidden.isEmpty { return }
      toast?.action = (
        ShellTexts.bringBack,
        { [self] in
          library.bringBack(hidden)
          show(SettingsTexts.imported(library.unite(with: archive, at: now())))
        }
      )
    } catch {
      show(SettingsTexts.refused(error))
    }
  }
}
