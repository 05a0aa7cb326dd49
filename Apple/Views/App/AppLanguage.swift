import AppCore

/// The language of the app.
public enum AppLanguage {
  /// The tag (BCP 47) of the one that the system selects: the player chose it for the app or for the device.
  @MainActor public static var tag: String { NativeApp.installedLanguage.tag.description }
}
