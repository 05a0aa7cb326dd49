import ByteStrings
import Markup
import Screens

/// Taking everything along: one file out, one file in.
struct OwnedGames {
  let archives: ArchiveModel
  let house: HouseModel
  let history: HistoryModel

  var body: Node {
    .group([
      HouseView(model: house).body,
      house.isUnderWay ? .empty : file,
      house.isUnderWay ? .empty : DeletedGames(history: history).body,
    ])
  }

  private var file: Node {
    div(.class("owned")) {
      p(.class("note")) {
        house.isMember == true ? SettingsTexts.fileNote : SettingsTexts.ownedNote
      }
      div(.class("pair")) {
        button(.class("secondary"), .on(.click) { [archives] in archives.export() }) {
          house.isMember == true ? HouseTexts.takeAlong : SettingsTexts.export
        }
        button(.class("secondary"), .on(.click) { [archives] in archives.choose() }) {
          SettingsTexts.importing
        }
      }
    }
  }
}
