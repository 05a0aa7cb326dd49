import ByteStrings
import Games
import Markup
import Screens
import Words

/// An Anagrams in the list: the letters of the rack in play, or of the last rack.
struct AnagramsThumbnail {
  let round: AnagramsRound

  var body: Node {
    span(.class("picture"), .ariaHidden(true)) { AnagramsArt.tiles(round.rack.letters) }
  }
}

/// Tiles that only show letters.
enum AnagramsArt {
  /// The rack of the example in the help: the letters of "signal".
  static var letters: Node { Word("glasin").map { tiles($0) } ?? .empty }

  static func tiles(_ letters: Word) -> Node {
    Node.group(
      letters.letters.map { letter in span(.class("tile"), .untranslated) { letter.uppercased } })
  }
}
