import ByteStrings
import Games
import Library
import Markup

/// Themes of the player's own: made, changed, deleted, and sent to others.
extension MemorizePresenter {
  /// Shows the player's own themes, and the fields for another one or for one that is there.
  func edit(_ theme: MemorizeTheme?) {
    fields = theme.map { ThemeFields($0) } ?? ThemeFields()
    fields?.original = theme
    sheetChanges += 1
  }

  /// Shows the choices again.
  func endEditing() {
    fields = nil
    sheetChanges += 1
  }

  /// Keeps the theme that was entered, where nothing is wrong with it, and chooses it for the next game.
  func saveTheme(in app: PastimeApp) {
    fields?.isTried = true
    guard let theme = fields?.draft.theme else { return }
    if let original = fields?.original { app.library.discard(original) }
    app.library.keep(theme)
    chosenTheme = theme
    endEditing()
    app.show(MemorizeScreenTexts.themeSaved)
  }

  /// Deletes a theme, which can be undone for as long as the message about it stands.
  func delete(_ theme: MemorizeTheme, in app: PastimeApp) {
    app.library.discard(theme)
    if chosenTheme == theme { chosenTheme = nil }
    // What is being entered for another theme stays.
    if fields?.original == theme { edit(nil) } else { sheetChanges += 1 }
    app.show(MemorizeScreenTexts.themeDeleted)
    app.toast?.action = (
      ShellTexts.undo,
      {
        app.library.keep(theme)
        app.toast = nil
        self.sheetChanges += 1
      }
    )
  }

  /// Shows a theme that came by a link: it is kept only when the player says so.
  func offer(_ theme: MemorizeTheme, in app: PastimeApp) {
    app.chooseNewGame(.memorize)
    chosenTheme = theme
    for known in themes(in: app) where known == theme { return }
    chosenTheme = nil
    fields = ThemeFields(theme)
    app.show(MemorizeScreenTexts.themeOffered)
  }
}
