/// Every sentence that only the native app says.
package enum NativeTexts {
  // MARK: Instead of what speaks of a browser

  static var storageRefused: String {
    "This device won’t save games. You lose them when the app closes."
  }
  static var samplesMissing: String { "This app has no samples." }
  static var notCopied: String { "Can’t copy. Use Share instead." }
  static var laterVersion: String {
    "This link needs a newer Pastime. Update the app and try again."
  }
  static var coachMissing: String { "The coach can’t help with this game." }

  // MARK: Links

  package static var openLink: String { "Open a link" }
  package static var link: String { "A link from a friend" }
  static var noLink: String { "That’s not a Pastime link." }

  // MARK: Themes

  /// The title of the picker for the first or the second colour.
  package static func mixed(isSecond: Bool) -> String {
    isSecond ? "Second colour (closest match)" : "Colour (closest match)"
  }
}
