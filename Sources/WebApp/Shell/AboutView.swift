import ByteStrings
import Games
import Library
import Markup
import Words

/// What Pastime is, whose words it uses, and under which licences.
struct AboutView {
  let app: PastimeApp

  var body: Node {
    div(.class("sheet-body help")) {
      p { ShellTexts.aboutPastime }
      p { ShellTexts.aboutPrivacy }
      h3 { ShellTexts.aboutWordsTitle }
      p { ShellTexts.aboutWords }
      WordLookUpView(app: app).body
      p { ShellTexts.credit }
      p(.class("subtitle")) { versions }
      if case .ready(let book) = app.words {
        p(.class("subtitle")) { ShellTexts.edition(book.identity) }
      }
      details {
        summary { ShellTexts.licences }
        div(.class("notices"), .tabIndex(0)) { app.notices }
      }
    }
  }

  private var versions: PlainText {
    var text = ShellTexts.version(build: app.build)
    for kind in GameKind.allCases {
      text += ShellTexts.rules(of: app.shelf[kind].name, version: kind.rulesVersion)
    }
    return text
  }
}
