import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// What Pastime is, whose words it uses, and the licences.
struct AboutView {
  let about: AboutModel

  var body: Node {
    div(.class("modal-body help")) {
      p { ShellTexts.aboutPastime }
      p { ShellTexts.aboutPrivacy }
      h3 { ShellTexts.aboutWordsTitle }
      p { ShellTexts.aboutWords }
      WordLookUpView(about: about).body
      p { ShellTexts.credit }
      p(.class("subtitle")) { ShellTexts.version(build: about.build) }
      if let edition = about.edition {
        p(.class("subtitle")) { ShellTexts.edition(edition) }
      }
      details {
        summary { ShellTexts.licences }
        div(.class("notices"), .tabIndex(0)) { about.notices }
      }
    }
  }
}
