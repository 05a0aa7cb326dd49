import Games
import Library
import Screens

/// The player's own themes, and the fields for one.
@MainActor
package struct ThemesViewState {
  /// A theme of the player's own.
  package struct Entry: Identifiable {
    fileprivate let theme: MemorizeTheme
    package let name: String

    /// Follows from what the theme says.
    package var id: [UInt8] { theme.text }
  }

  package let themes: [Entry]
  /// Whether the fields are for a new theme or for one that is there, as a title.
  package let title: String
  /// What is wrong with what was entered and what is to be remarked, a sentence each.
  package let problems: String
  /// The colours by name, of which the second may be none.
  package let colours: [ChoiceRow]
  /// Whether there is a second colour.
  package let isGradient: Bool
  /// What a card of the theme looks like: the two ends of what its back is filled with, and some pictures.
  package let fill: [Shade]
  package let pictures: [String]

  /// How many pictures are shown as an example.
  private static let shownPictures = 6

  /// Nil while no theme is entered.
  package init?(_ app: NativeApp) {
    guard let fields = app.model.shelf.memorize.fields else { return nil }
    themes = app.model.library.themes.map { Entry(theme: $0, name: $0.look.name) }
    title =
      fields.original == nil ? MemorizeScreenTexts.newTheme : MemorizeScreenTexts.changeTheme
    problems = fields.problems
    isGradient = !fields.secondColour.isEmpty
    fill = [fields.colour, fields.secondColour].filter { !$0.isEmpty }.map {
      MemorizeColours.shade(named: $0)
    }
    pictures = Array(fields.draft.pictures.prefix(Self.shownPictures))
    let (first, second) = (
      Self.names(with: fields.colour), [""] + Self.names(with: fields.secondColour)
    )
    colours = [
      ChoiceRow(
        MemorizeScreenTexts.themeColour, Self.titles(first),
        chosen: first.firstIndex(of: fields.colour)
      ) { answer in app.act { $0.shelf.memorize.fields?.colour = first[answer] } },
      ChoiceRow(
        MemorizeScreenTexts.themeSecondColour, Self.titles(second),
        chosen: second.firstIndex(of: fields.secondColour)
      ) { answer in app.act { $0.shelf.memorize.fields?.secondColour = second[answer] } },
    ]
  }

  /// The names of the colours. One that is not known, from a theme of a later version, stays among them.
  private static func names(with chosen: String) -> [String] {
    let known = MemorizeColours.names
    return chosen.isEmpty || known.contains(chosen) ? known : known + [chosen]
  }

  private static func titles(_ names: [String]) -> [String] {
    names.map { name in
      name.isEmpty
        ? MemorizeScreenTexts.noSecondColour
        : MemorizeTexts.name(
          ofColour: name, at: MemorizeColours.names.firstIndex(of: name) ?? names.count)
    }
  }
}

/// What can be done with the themes of one's own.
extension NativeApp {
  /// Shows the player's own themes, with the fields for another one.
  package func editThemes() { act { $0.shelf.memorize.edit(nil) } }

  /// Shows the fields of a theme.
  package func change(_ entry: ThemesViewState.Entry) {
    act { $0.shelf.memorize.edit(entry.theme) }
  }

  /// Deletes a theme, which can be undone while the message about it stands.
  package func delete(_ entry: ThemesViewState.Entry) {
    act { $0.shelf.memorize.delete(entry.theme) }
  }

  /// Puts a link to a theme on the clipboard.
  package func copyLink(to entry: ThemesViewState.Entry) {
    act { $0.shelf.memorize.copyLink(to: entry.theme) }
  }
}

/// What is written in the fields of a theme.
extension NativeApp {
  package var themeName: String {
    get { model.shelf.memorize.fields?.name ?? "" }
    set { if newValue != themeName { act { $0.shelf.memorize.fields?.name = newValue } } }
  }

  package var themeEmoji: String {
    get { model.shelf.memorize.fields?.emoji ?? "" }
    set { if newValue != themeEmoji { act { $0.shelf.memorize.fields?.emoji = newValue } } }
  }

  package var themePairs: String {
    get { model.shelf.memorize.fields?.pairs ?? "" }
    set { if newValue != themePairs { act { $0.shelf.memorize.fields?.pairs = newValue } } }
  }

  /// Takes the colour with a name that comes nearest to one with these parts, each from 0 to 1.
  package func mix(isSecond: Bool, red: Float, green: Float, blue: Float) {
    let name = MemorizeColours.nearest(
      to: RGB(red: Double(red), green: Double(green), blue: Double(blue)))
    act {
      if isSecond {
        $0.shelf.memorize.fields?.secondColour = name
      } else {
        $0.shelf.memorize.fields?.colour = name
      }
    }
  }
}
