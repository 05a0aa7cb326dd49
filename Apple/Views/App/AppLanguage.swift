import AppCore

/// The language of the app.
public enum AppLanguage {
  /// Whether the system has German for it: the player's choice for the app, or else for the device.
  @MainActor public static var isGerman: Bool { NativeApp.installedLanguage == .german }
}
