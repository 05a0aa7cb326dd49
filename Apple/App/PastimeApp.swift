import AppleViews
import AppleViewsFrench
import AppleViewsGerman
import SwiftUI

/// The entry of the native app, in the language that the system has for it.
@main
enum Entry {
  @MainActor static func main() {
    switch AppleViews.AppLanguage.tag {
    case "de": GermanApp.main()
    case "fr": FrenchApp.main()
    default: EnglishApp.main()
    }
  }
}

struct EnglishApp: App {
  var body: some Scene { AppleViews.PastimeScene() }
}

struct GermanApp: App {
  var body: some Scene { AppleViewsGerman.PastimeScene() }
}

struct FrenchApp: App {
  var body: some Scene { AppleViewsFrench.PastimeScene() }
}
