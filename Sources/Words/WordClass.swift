/// How a game may use a word of the book. Words of every class are accepted from a player.
public enum WordClass: UInt8, CaseIterable, Hashable, Sendable {
  /// Common, fair and friendly enough to be the word that a player has to find.
  case answer
  /// An everyday word, including inflections, but never the one word to find. It may be shown.
  case common
  /// Real but little known. It may be shown only as a word that the player found.
  case rare
  /// Vulgar or sexual: accepted, and never shown or asked for by a game.
  case vulgar
}
