import Games
import Library
import Screens

/// The player's own themes, and the fields for editing a theme.
@MainActor
package struct ThemesViewState {
  /// A theme of the player.
  package struct Entry: Identifiable {
    fileprivate let theme: MemorizeTheme
    package let name: String

    /// Derived from the content of the theme.
    package var id: [UInt8] { theme.text }
  }

  package let themes: [Entry]
  /// A title that says whether the fields are for a new theme or for an existing one.
  package let title: String
  /// Problems with the entered values, and remarks about them, a sentence each.
  package let problems: String
  /// The colours by name; the second may be none.
  package let colours: [ChoiceRow]
  /// Whether there is a second colour.
  package let isGradient: Bool
  /// A preview of a card of the theme: the two ends of the fill of its back, and some pictures.
  package let fill: [Shade]
  package let pictures: [String]

  /// How many pictures the preview shows.
  private static let shownPictures = 6

  /// Nil while no theme is being entered.
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

  /// The names of the colours. An unknown colour, from a theme of a later version, stays among them.
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

/// Actions on the player's own themes.
extension NativeApp {
  /// Shows the player's own themes, with the fields for a new theme.
  package func editThemes() { act { $0.shelf.memorize.edit(nil) } }

  /// Shows the fields of an existing theme.
  package func change(_ entry: ThemesViewState.Entry) {
    act { $0.shelf.memorize.edit(entry.theme) }
  }

  /// Deletes a theme. The player can undo this while the message about it is shown.
  package func delete(_ entry: ThemesViewState.Entry) {
    act { $0.shelf.memorize.delete(entry.theme) }
  }

  /// Puts a link to a theme on the clipboard.
  package func copyLink(to entry: ThemesViewState.Entry) {
    act { $0.shelf.memorize.copyLink(to: entry.theme) }
  }
}

/// The text fields of a theme.
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

  /// Takes the named colour that is nearest to a colour with these parts, each from 0 to 1.
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
