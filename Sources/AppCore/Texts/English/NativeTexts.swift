/// Every sentence that only the native app says.
package enum NativeTexts {
  // MARK: Instead of what speaks of a browser

  static var storageRefused: String {
    "This device does not let Pastime keep anything. Games are lost when the app closes."
  }
  static var samplesMissing: String { "The games for trying do not come with this app." }
  static var notCopied: String { "Nothing could be copied. Use Share instead." }
  static var laterVersion: String {
    "A later version of Pastime made this link. Update the app and try again."
  }
  static var coachMissing: String { "The coach has nothing to say of this game." }

  // MARK: Links

  package static var openLink: String { "Open a link" }
  package static var link: String { "A link that somebody sent" }
  static var noLink: String { "That is no link of Pastime." }

  // MARK: Themes

  /// The title of the picker for the first or the second colour.
  package static func mixed(isSecond: Bool) -> String {
    isSecond ? "The second colour, as near as there is one" : "A colour, as near as there is one"
  }
}
