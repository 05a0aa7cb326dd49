import ByteStrings
import Games
import Markup
import Screens

/// Every keyboard shortcut, with what it does.
struct ShortcutsView {
  let views: ShelfViews

  var body: Node {
    // The element takes the focus, because the button in the help that led here is no longer on the page.
    div(.class("modal-body help"), .tabIndex(-1), .focus(1)) {
      section(ShortcutTexts.game) {
        Shortcut(key: ShortcutTexts.letters, deed: ShortcutTexts.type).body
        Shortcut(key: ShortcutTexts.backspace, deed: ShortcutTexts.erase).body
        Shortcut(key: ShortcutTexts.enter, deed: ShortcutTexts.submit).body
      }
      for kind in GameKind.allCases {
        section(kind.name) { views[kind].keys }
      }
      section(ShortcutTexts.list) {
        Shortcut(key: ShortcutTexts.enter, deed: ShortcutTexts.open).body
        Shortcut(key: ShortcutTexts.delete, deed: ShortcutTexts.remove).body
        Shortcut(key: ShortcutTexts.menu, deed: ShortcutTexts.actions).body
      }
      section(ShortcutTexts.everywhere) {
        Shortcut(key: ShortcutTexts.tab, deed: ShortcutTexts.next).body
        Shortcut(key: ShortcutTexts.escape, deed: ShortcutTexts.close).body
        Shortcut(key: ShortcutTexts.question, deed: ShortcutTexts.help).body
      }
    }
  }

  /// The shortcuts of a part of the page, under its name.
  private func section(_ name: PlainText, @NodeBuilder keys: () -> Node) -> Node {
    .group([h3 { name }, dl(.class("terms"), content: keys)])
  }
}
