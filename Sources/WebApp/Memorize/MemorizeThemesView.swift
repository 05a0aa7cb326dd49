import ByteStrings
import Games
import Library
import Markup

/// The player's own themes, and the fields for one.
struct MemorizeThemesView {
  let app: PastimeApp
  let presenter: MemorizePresenter
  let fields: ThemeFields

  var body: Node {
    // It takes the focus: the button that leads here is gone by then.
    div(.class("sheet-body themes"), .tabIndex(-1), .focus(presenter.sheetChanges)) {
      for theme in app.library.themes { row(theme) }
      form(.class("own-word phrase-too"), .on(.submit) { presenter.saveTheme(in: app) }) {
        h3 {
          fields.original == nil ? MemorizeScreenTexts.newTheme : MemorizeScreenTexts.changeTheme
        }
        field(MemorizeScreenTexts.themeName, fields.name, 60) { presenter.fields?.name = $0 }
        field(MemorizeScreenTexts.themeEmoji, fields.emoji, 800) { presenter.fields?.emoji = $0 }
        field(MemorizeScreenTexts.themePairs, fields.pairs, 9) { presenter.fields?.pairs = $0 }
        div(.class("pair")) {
          colours(MemorizeScreenTexts.themeColour, fields.colour, nil) {
            presenter.fields?.colour = $0
          }
          colours(
            MemorizeScreenTexts.themeSecondColour, fields.secondColour,
            MemorizeScreenTexts.noSecondColour
          ) { presenter.fields?.secondColour = $0 }
        }
        MemorizeArt.sample(fields)
        p(.class("note"), .role(.status)) { fields.problems }
        submitButton(.class("primary")) { MemorizeScreenTexts.saveTheme }
      }
      button(.class("quiet"), .on(.click) { presenter.endEditing() }) {
        MemorizeScreenTexts.toChoices
      }
    }
  }

  private func row(_ theme: MemorizeTheme) -> Node {
    div(.class("theme"), .role(.group), .label(theme.look.name)) {
      span { theme.look.name }
      button(.class("quiet"), .on(.click) { presenter.edit(theme) }) { MemorizeScreenTexts.change }
      button(.class("quiet"), .on(.click) { presenter.copyLink(to: .theme(theme), in: app) }) {
        MemorizeScreenTexts.link
      }
      button(.class("quiet"), .on(.click) { presenter.delete(theme, in: app) }) {
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
        .maximumLength(most), .handle(.input) { written($0, write) })
    }
  }

  /// The names of the colours. One that is not known, from a theme of a later version, stays among them.
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
      select(.value(chosen), .handle(.change) { written($0, write) }) {
        if let none { option(.value("")) { none } }
        for place in names.indices {
          option(.value(names[place])) { MemorizeTexts.name(ofColour: names[place], at: place) }
        }
      }
    }
  }

  private func written(_ event: Event, _ write: (PlainText) -> Void) -> Handling {
    write(event.text)
    return .handled
  }
}
