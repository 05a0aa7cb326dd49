import ByteStrings
import Markup
import Screens

/// Taking everything along: one file out, one file in.
struct OwnedGames {
  let archives: ArchiveModel

  var body: Node {
    div(.class("owned")) {
      p(.class("note")) { SettingsTexts.ownedNote }
      div(.class("pair")) {
        button(.class("secondary"), .on(.click) { [archives] in archives.export() }) {
          SettingsTexts.export
        }
        button(.class("secondary"), .on(.click) { [archives] in archives.choose() }) {
          SettingsTexts.importing
        }
      }
    }
  }
}
