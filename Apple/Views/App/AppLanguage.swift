import AppCore

/// The language of the app.
public enum AppLanguage {
  /// Whether the system selects German for the app: the player chose it for the app or for the device.
  @MainActor public static var isGerman: Bool { NativeApp.installedLanguage == .german }
}
