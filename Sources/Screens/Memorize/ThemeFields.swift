import ByteStrings
import Games

/// A theme of the player, as far as it is entered.
package struct ThemeFields {
  package var name: PlainText = ""
  package var emoji: PlainText = ""
  package var pairs = MemorizeScreenTexts.allPairs
  /// The names of the colours; the second is empty if there is no gradient.
  package var colour: PlainText = "purple"
  package var secondColour: PlainText = ""
  /// The theme that it replaces.
  package internal(set) var original: MemorizeTheme?
  /// Whether the player has tried to store the theme: from then on the form reports missing entries.
  var isTried = false

  init() {}

  /// The fields of an existing theme.
  init(_ theme: MemorizeTheme) {
    name = theme.look.name
    for picture in theme.look.pictures { emoji += picture }
    pairs = MemorizeScreenTexts.pairs(shown: theme.pairsText)
    let colours = theme.look.fill.names
    colour = PlainText(utf8: Array(colours[0]))
    if colours.count > 1 { secondColour = PlainText(utf8: Array(colours[1])) }
  }

  package var draft: MemorizeThemeDraft {
    MemorizeThemeDraft(
      name: name, pairs: MemorizeScreenTexts.pairs(typed: pairs),
      fill: secondColour.isEmpty ? colour : "\(colour),\(secondColour)",
      emoji: emoji)
  }

  /// Problems with the theme, and remarks about it, a sentence each.
  package var problems: PlainText {
    let draft = draft
    var text: PlainText = ""
    for problem in MemorizeThemeRefusal.allCases where draft.has(problem) {
      if !isTried, problem == .noName || problem == .noEmoji { continue }
      if !text.isEmpty { text += "\n" }
      text += MemorizeTexts.problem(problem, in: draft)
    }
    return text
  }
}
