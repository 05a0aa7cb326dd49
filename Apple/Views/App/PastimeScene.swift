import AppCore
import SwiftUI

/// The window of the app, and the commands of its menus.
public struct PastimeScene: Scene {
  @State private var app = NativeApp()

  /// The app of this device, with its games.
  public init() {}

  /// The window, with the commands of its menus.
  public var body: some Scene {
    WindowGroup {
      RootView().environment(app)
    }
    .commands {
      GameCommands(app: app)
    }
  }
}
