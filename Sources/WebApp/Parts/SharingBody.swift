import ByteStrings
import Markup
import Screens

/// What the player shows others of the game on screen, which is no letter of it; and a link to its
/// puzzle.
struct SharingBody {
  let sharing: SharingModel
  /// What is written as signs or as words.
  let title: PlainText
  /// Whether it is written as words.
  let usesWords: Bool
  let use: (_ words: Bool) -> Void
  let linkTitle: PlainText
  let linkNote: PlainText
  let copyLink: () -> Void

  var body: Node {
    // It takes the focus: where it comes in the place of another sheet, the button that leads here is
    // gone by then.
    div(.class("sheet-body"), .tabIndex(-1), .focus(1)) {
      Segments(name: "share", title: title, count: 2) { [use, usesWords] number in
        let isWords = number == 1
        return Segments.Choice(
          title: isWords ? ShareTexts.words : ShareTexts.signs, isChosen: isWords == usesWords
        ) { use(isWords) }
      }.body
      ShareText(sharing: sharing).body
      button(.class("secondary"), .on(.click, copyLink)) { linkTitle }
      p(.class("subtitle")) { linkNote }
      button(.class("secondary"), .on(.click) { [sharing] in sharing.copyResult() }) {
        ReviewTexts.copyResult
      }
      p(.class("subtitle")) { ReviewTexts.copyResultNote }
    }
  }
}
