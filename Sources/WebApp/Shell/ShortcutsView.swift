import ByteStrings
import Markup
import Screens

/// Every key that does something, and what.
struct ShortcutsView {
  var body: Node {
    // It takes the focus: the button that leads here from the help is gone by then.
    div(.class("sheet-body help"), .tabIndex(-1), .focus(1)) {
      section(ShortcutTexts.game) {
        key(ShortcutTexts.letters, ShortcutTexts.type)
        key(ShortcutTexts.backspace, ShortcutTexts.erase)
        key(ShortcutTexts.enter, ShortcutTexts.submit)
      }
      section(CodewordScreenTexts.name) {
        key(ShortcutTexts.arrows, ShortcutTexts.choose)
      }
      section(AnagramsScreenTexts.name) {
        key(ShortcutTexts.space, ShortcutTexts.twist)
        key(ShortcutTexts.escape, ShortcutTexts.clear)
        key(ShortcutTexts.up, ShortcutTexts.lastWord)
      }
      section(HangmanScreenTexts.name) {
        key(ShortcutTexts.letters, ShortcutTexts.guess)
        key(ShortcutTexts.escape, ShortcutTexts.keepPlaying)
      }
      section(MemorizeScreenTexts.name) {
        key(ShortcutTexts.allArrows, MemorizeScreenTexts.walk)
        key(ShortcutTexts.space, MemorizeScreenTexts.turnUp)
      }
      section(TimesScreenTexts.name) {
        key(ShortcutTexts.digits, ShortcutTexts.answer)
        key(ShortcutTexts.enter, ShortcutTexts.goOn)
      }
      section(ShortcutTexts.list) {
        key(ShortcutTexts.enter, ShortcutTexts.open)
        key(ShortcutTexts.delete, ShortcutTexts.remove)
        key(ShortcutTexts.menu, ShortcutTexts.actions)
      }
      section(ShortcutTexts.everywhere) {
        key(ShortcutTexts.tab, ShortcutTexts.next)
        key(ShortcutTexts.escape, ShortcutTexts.close)
        key(ShortcutTexts.question, ShortcutTexts.help)
      }
    }
  }

  /// The keys of a place, under its name.
  private func section(_ name: PlainText, @NodeBuilder keys: () -> Node) -> Node {
    .group([h3 { name }, dl(.class("terms"), content: keys)])
  }

  private func key(_ name: PlainText, _ deed: PlainText) -> Node {
    div {
      dt { kbd { name } }
      dd { deed }
    }
  }
}
