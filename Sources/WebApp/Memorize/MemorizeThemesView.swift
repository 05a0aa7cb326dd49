import ByteStrings
import Games
import Library
import Markup
import Screens

/// The player's own themes, and the fields for a new theme.
struct MemorizeThemesView {
  let library: GameLibrary
  let model: MemorizeModel
  let fields: ThemeFields

  var body: Node {
    // The element takes the focus, because the button that led here is no longer on the page.
    div(.class("modal-body themes"), .tabIndex(-1), .focus(model.modalChanges)) {
      for theme in library.themes { row(theme) }
      form(.class("fields phrase-too"), .on(.submit) { [model] in model.saveTheme() }) {
        h3 {
          fields.original == nil ? MemorizeScreenTexts.newTheme : MemorizeScreenTexts.changeTheme
        }
        field(MemorizeScreenTexts.themeName, fields.name, 60) { [model] in
          model.fields?.name = $0
        }
        field(MemorizeScreenTexts.themeEmoji, fields.emoji, 800) { [model] in
          model.fields?.emoji = $0
        }
        field(MemorizeScreenTexts.themePairs, fields.pairs, 9) { [model] in
          model.fields?.pairs = $0
        }
        div(.class("pair")) {
          colours(MemorizeScreenTexts.themeColour, fields.colour, nil) { [model] in
            model.fields?.colour = $0
          }
          colours(
            MemorizeScreenTexts.themeSecondColour, fields.secondColour,
            MemorizeScreenTexts.noSecondColour
          ) { [model] in model.fields?.secondColour = $0 }
        }
        MemorizeArt.sample(fields)
        p(.class("note"), .role(.status)) { fields.problems }
        submitButton(.class("primary")) { MemorizeScreenTexts.saveTheme }
      }
      button(.class("quiet"), .on(.click) { [model] in model.endEditing() }) {
        MemorizeScreenTexts.toChoices
      }
    }
  }

  private func row(_ theme: MemorizeTheme) -> Node {
    div(.class("theme"), .role(.group), .label(theme.look.name)) {
      span { theme.look.name }
      button(.class("quiet"), .on(.click) { [model] in model.edit(theme) }) {
        MemorizeScreenTexts.change
      }
      button(.class("quiet"), .on(.click) { [model] in model.copyLink(to: theme) }) {
        MemorizeScreenTexts.link
      }
      button(.class("quiet"), .on(.click) { [model] in model.delete(theme) }) {
        ShellTexts.deleteShort
      }
    }
  }

  private func field(
    _ title: PlainText, _ value: PlainText, _ most: Int, write: @escaping (PlainText) -> Void
  ) -> Node {
    label {
      span { title }
      input(
        .type("text"), .value(value), .autocomplete("off"), .spellcheck(false),
        .maximumLength(most), .handle(.input) { Self.written($0, write) })
    }
  }

  /// The names of the colours. An unknown name, from a theme of a later version, stays in the list.
  private func colours(
    _ title: PlainText, _ chosen: PlainText, _ none: PlainText?,
    write: @escaping (PlainText) -> Void
  ) -> Node {
    var names = MemorizeFill.names(in: MemorizeFill.knownNames)
    if !chosen.isEmpty, !names.contains(where: { $0.hasSameBytes(as: chosen) }) {
      names.append(chosen)
    }
    return label(.class("select")) {
      span { title }
      select(.value(chosen), .handle(.change) { Self.written($0, write) }) {
        if let none { option(.value("")) { none } }
        for index in names.indices {
          option(.value(names[index])) { MemorizeTexts.name(ofColour: names[index], at: index) }
        }
      }
    }
  }

  private static func written(_ event: Event, _ write: (PlainText) -> Void) -> Handling {
    write(event.text)
    return .handled
  }
}
