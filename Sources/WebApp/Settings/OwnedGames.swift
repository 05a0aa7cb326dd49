import ByteStrings
import Markup
import Screens

/// Export and import of all games: one file out, one file in.
struct OwnedGames {
  let archives: ArchiveModel
  let server: ServerModel
  let history: HistoryModel

  var body: Node {
    .group([
      ServerView(model: server).body,
      server.isUnderWay ? .empty : file,
      server.isUnderWay ? .empty : DeletedGames(history: history).body,
    ])
  }

  private var file: Node {
    div(.class("owned")) {
      p(.class("note")) {
        server.isMember == true ? SettingsTexts.fileNote : SettingsTexts.ownedNote
      }
      div(.class("pair")) {
        button(.class("secondary"), .on(.click) { [archives] in archives.export() }) {
          server.isMember == true ? ServerTexts.takeOffline : SettingsTexts.export
        }
        button(.class("secondary"), .on(.click) { [archives] in archives.choose() }) {
          SettingsTexts.importing
        }
      }
    }
  }
}
