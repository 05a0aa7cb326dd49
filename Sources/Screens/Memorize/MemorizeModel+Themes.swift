import ByteStrings
import Games
import Library

/// The player's own themes: creating, changing, deleting and sending them.
extension MemorizeModel {
  /// The question about the theme of the cards, for a game that begins now.
  var themeRow: OptionRow {
    let themes = themes
    let chosen = chosenThemeNumber
    return OptionRow(
      MemorizeScreenTexts.theme, .list, count: themes.count + 1, isMore: false,
      note: missesPairs.map { MemorizeScreenTexts.fewerPairs($0) } ?? "",
      name: {
        $0 == 0 ? MemorizeScreenTexts.anyTheme : MemorizeTexts.name(of: themes[$0 - 1].look)
      },
      isChosen: { $0 == chosen }, choose: { [self] in chosenThemeNumber = $0 })
  }

  /// Shows the player's own themes, and the fields for a new or an existing theme.
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

  /// Stores the entered theme if it is valid, and selects it for the next game.
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

  /// Deletes a theme. The player can undo this while the message about it is shown.
  package func delete(_ theme: MemorizeTheme) {
    context.library.discard(theme)
    if chosenTheme == theme { chosenTheme = nil }
    // The fields of another theme keep their content.
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

  /// Shows a theme that came by a link: it is stored only if the player confirms.
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
