import ByteStrings
import Games
import Library

/// Themes of the player's own: made, changed, deleted, and sent to others.
extension MemorizeModel {
  /// Shows the player's own themes, and the fields for another one or for one that is there.
  package func edit(_ theme: MemorizeTheme?) {
    fields = theme.map { ThemeFields($0) } ?? ThemeFields()
    fields?.original = theme
    modalChanges += 1
  }

  /// Shows the choices again.
  package func endEditing() {
    fields = nil
    modalChanges += 1
  }

  /// Keeps the theme that was entered, where nothing is wrong with it, and chooses it for the next game.
  package func saveTheme() {
    fields?.isTried = true
    guard let theme = fields?.draft.theme else { return }
    if let original = fields?.original { context.library.discard(original) }
    context.library.keep(theme)
    chosenTheme = theme
    takePairsOfTheme()
    endEditing()
    context.show(MemorizeScreenTexts.themeSaved)
  }

  /// Deletes a theme, which can be undone for as long as the message about it stands.
  package func delete(_ theme: MemorizeTheme) {
    context.library.discard(theme)
    if chosenTheme == theme { chosenTheme = nil }
    // What is being entered for another theme stays.
    if fields?.original == theme { edit(nil) } else { modalChanges += 1 }
    let message = MemorizeScreenTexts.themeDeleted
    context.show(
      message,
      action: (
        ShellTexts.undo,
        { [self] in
          context.library.keep(theme)
          context.withdraw(message)
          modalChanges += 1
        }
      ))
  }

  /// Shows a theme that came by a link: it is kept only when the player says so.
  func offer(_ theme: MemorizeTheme) {
    resetChoices()
    context.modal = .newGame(.memorize)
    chosenTheme = theme
    for known in themes where known == theme { return }
    chosenTheme = nil
    fields = ThemeFields(theme)
    context.show(MemorizeScreenTexts.themeOffered)
  }
}
