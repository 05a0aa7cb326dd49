import ByteStrings
import Markup

/// Every key that does something, and what.
struct ShortcutsView {
  var body: Node {
    // It takes the focus: the button that leads here from the help is gone by then.
    div(.class("sheet-body help"), .tabIndex(-1), .focus(1)) {
      h3 { ShortcutTexts.game }
      dl(.class("shortcuts")) {
        key(ShortcutTexts.letters, ShortcutTexts.type)
        key(ShortcutTexts.backspace, ShortcutTexts.erase)
        key(ShortcutTexts.enter, ShortcutTexts.submit)
      }
      h3 { CodewordScreenTexts.name }
      dl(.class("shortcuts")) {
        key(ShortcutTexts.arrows, ShortcutTexts.choose)
      }
      h3 { AnagramsScreenTexts.name }
      dl(.class("shortcuts")) {
        key(ShortcutTexts.space, AnagramsScreenTexts.twist)
        key(ShortcutTexts.escape, AnagramsScreenTexts.clear)
        key(ShortcutTexts.up, AnagramsScreenTexts.lastWord)
      }
      h3 { HangmanScreenTexts.name }
      dl(.class("shortcuts")) {
        key(ShortcutTexts.letters, ShortcutTexts.guess)
        key(ShortcutTexts.escape, HangmanScreenTexts.keepPlaying)
      }
      h3 { MemorizeScreenTexts.name }
      dl(.class("shortcuts")) {
        key(ShortcutTexts.allArrows, MemorizeScreenTexts.walk)
        key(ShortcutTexts.space, MemorizeScreenTexts.turnUp)
      }
      h3 { ShortcutTexts.list }
      dl(.class("shortcuts")) {
        key(ShortcutTexts.enter, ShortcutTexts.open)
        key(ShortcutTexts.delete, ShortcutTexts.remove)
        key(ShortcutTexts.menu, ShortcutTexts.actions)
      }
      h3 { ShortcutTexts.everywhere }
      dl(.class("shortcuts")) {
        key(ShortcutTexts.tab, ShortcutTexts.next)
        key(ShortcutTexts.escape, ShortcutTexts.close)
        key(ShortcutTexts.question, ShortcutTexts.help)
      }
    }
  }

  private func key(_ name: PlainText, _ deed: PlainText) -> Node {
    div {
      dt { kbd { name } }
      dd { deed }
    }
  }
}
