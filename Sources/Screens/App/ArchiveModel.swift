import ByteStrings
import Games
import Library

/// Export and import of all games as a file, and the sample games, which arrive the same way.
package final class ArchiveModel {
  private let frame: Frame

  init(frame: Frame) { self.frame = frame }

  /// Offers all games as a file.
  package func export() {
    frame.host.save(frame.library.archive(at: frame.now()).text, name: SettingsTexts.fileName)
  }

  /// Asks for a file of games.
  package func choose() { frame.host.choose(request: frame.request(.archive)) }

  /// Merges a file of games with the games on this device.
  func receive(archive bytes: [UInt8], status: AnswerStatus) {
    switch status {
    case .done: break
    case .refused: return
    case .failed, .full, .conflict: return frame.show(SettingsTexts.notReadable)
    }
    do throws(ArchiveError) {
      let archive = try Archive(text: bytes)
      unite(archive)
    } catch {
      frame.show(SettingsTexts.refused(error))
    }
  }

  /// Reports what was imported. If that left out games that are deleted here, the message offers to restore them.
  private func unite(_ archive: Archive) {
    let message = SettingsTexts.imported(frame.library.unite(with: archive, at: frame.now()))
    let hidden = frame.library.deletedGames(in: archive)
    guard !hidden.isEmpty else { return frame.show(message) }
    frame.show(
      message,
      action: (
        ShellTexts.bringBack,
        { [self] in
          frame.library.bringBack(hidden)
          unite(archive)
        }
      ))
  }

  /// Adds the sample games.
  func receive(samples bytes: [UInt8], status: AnswerStatus) {
    guard status == .done, let archive = try? Archive(text: bytes) else {
      return frame.show(ShellTexts.samplesMissing)
    }
    frame.library.add(samples: archive, at: frame.now())
  }

  /// Reports that something is not stored, and offers all games as a file.
  func showRescue(_ message: PlainText) {
    frame.show(message, action: (SettingsTexts.export, { [self] in export() }))
  }
}
