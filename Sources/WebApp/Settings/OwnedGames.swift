import ByteStrings
import Markup

/// Taking everything along: one file out, one file in.
struct OwnedGames {
  let app: PastimeApp

  var body: Node {
    div(.class("owned")) {
      h3 { SettingsTexts.owned }
      p(.class("note")) { SettingsTexts.ownedNote }
      div(.class("pair")) {
        button(.class("secondary"), .on(.click) { app.exportGames() }) {
          SettingsTexts.export
        }
        button(.class("secondary"), .on(.click) { app.importGames() }) {
          SettingsTexts.importing
        }
      }
    }
  }
}
