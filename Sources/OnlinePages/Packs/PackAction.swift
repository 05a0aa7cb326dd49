import ByteStrings
import Library

/// What a player can do with packs of words. Some actions carry a name: the number of a pack, or a
/// game.
enum PackAction: Literal, OnlineAction, Sendable {
  /// Show the packs of this browser.
  case list
  /// Choose a file to read a pack from.
  case choose
  /// Keep the pack that is offered.
  case add
  /// Show this pack.
  case open
  /// Play its next entry in this game.
  case play
  /// Copy the link to the pack to the clipboard.
  case copyLink = "copy-link"
  /// Ask whether the pack is to be removed.
  case askToRemove = "ask-to-remove"
  /// Remove it.
  case remove
  /// Go back one step.
  case back

  static var prefix: Literal { "packs" }
}

/// The place among the packs where a player is.
enum PackPlace: Sendable {
  /// The packs of this browser.
  case list
  /// A pack that the player may add.
  case offer
  /// A pack to play.
  case pack
  /// The question whether to remove it.
  case removal
}

/// What the packs of this browser are read for.
enum PackPurpose: Sendable {
  /// To show them.
  case list
  /// To show the pack that the player looked at before, when they come back from a game.
  case pack
  /// To offer a pack, unless it is already there.
  case offer(WordPackReading)
  /// To add a pack.
  case add(WordPack)
}
