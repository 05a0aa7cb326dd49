import ByteStrings

/// A part of a text that helps a player, in the order of reading. The page and the native app show the same parts.
package enum HelpPart {
  /// The title of the parts that follow.
  case title(PlainText)
  /// A paragraph.
  case text(PlainText)
  /// A paragraph of little importance.
  case note(PlainText)
  /// What each mark means.
  case legend(exact: PlainText, inexact: PlainText, none: PlainText)
  /// A drawing by the game. The text makes sense without it.
  case picture
}
