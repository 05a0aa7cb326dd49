import AppCore
import SwiftUI

/// The window of the app, and what the menus of a keyboard offer.
public struct PastimeScene: Scene {
  @State private var app = NativeApp()

  /// The app of this device, with its games.
  public init() {}

  /// The window, with what the menus offer.
  public var body: some Scene {
    WindowGroup {
      RootView().environment(app)
    }
    .commands {
      GameCommands(app: app)
    }
  }
}
