import Games
import Words

/// A key of the keyboard on screen.
package struct KeyViewState: Equatable, Identifiable, Sendable {
  package let letter: Letter
  /// The text that a screen reader reads for it.
  package let label: String
  /// What the player knows about the letter; nil if nothing.
  package let mark: Mark?

  package var id: UInt8 { letter.index }
  package var title: String { letter.uppercased }

  /// The letters in the order of a keyboard of the language.
  static func rows(
    in language: WordLanguage, _ describe: (Letter) -> (label: String, mark: Mark?)
  ) -> [[KeyViewState]] {
    language.keyRows.map { row in
      row.map {
        let (label, mark) = describe($0)
        return KeyViewState(letter: $0, label: label, mark: mark)
      }
    }
  }
}
