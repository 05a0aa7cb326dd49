import AppleViews
import AppleViewsGerman
import SwiftUI

/// The entry of the native app, in the language that the system has for it.
@main
enum Entry {
  @MainActor static func main() {
    if AppleViews.AppLanguage.isGerman { GermanApp.main() } else { EnglishApp.main() }
  }
}

struct EnglishApp: App {
  var body: some Scene { AppleViews.PastimeScene() }
}

struct GermanApp: App {
  var body: some Scene { AppleViewsGerman.PastimeScene() }
}
