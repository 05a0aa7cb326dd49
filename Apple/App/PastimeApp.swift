import AppleViews
import SwiftUI

/// The entry of the native app.
@main
struct PastimeApp: App {
  var body: some Scene {
    PastimeScene()
  }
}
