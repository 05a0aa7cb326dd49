import ByteStrings

/// What is shown of the house: how it stands, or a step to more devices. It is the same for all of them: what
/// is said, what is to be read or typed, and what can be done.
package struct HousePage {
  /// What is said, a paragraph each.
  package var sentences: [PlainText]
  /// Signs to be read from here and typed elsewhere; empty where there are none.
  package var code: PlainText = ""
  /// They as a picture to scan: the part of the plane that it takes, and what is dark, as SVG has outlines.
  package var picture: (viewBox: PlainText, outline: PlainText)?
  /// The devices of the player.
  package var devices: [HouseDevice] = []
  /// What is to be typed; empty where nothing is.
  package var field: PlainText = ""
  /// What can be done, what matters most first.
  package var intents: [HouseIntent]
}

/// What a player can want of the house.
package enum HouseIntent: Sendable {
  /// Have the games kept from now on.
  case begin
  /// Type a code that another device shows.
  case enterCode
  /// Say the code that was typed, or what stands on the recovery sheet.
  case join
  /// Show a code for another device.
  case offer
  /// Let the device join that said the code.
  case allow
  /// Do not let it join.
  case refuse
  /// Make a recovery sheet; one that was made before is worth nothing any more.
  case makeSheet
  /// Put what stands on it on the clipboard.
  case copySheet
  /// Be asked whether everything is to be erased.
  case askToErase
  /// Erase everything.
  case erase
  /// Go on without the house, which does not know this device any more.
  case leave
  /// Go back to how it stands.
  case rest
}

/// What the player is about to do with the house, beside looking at it.
enum HouseStep {
  case overview
  /// A code is shown, for another device to say.
  case offering(HouseAnswer)
  /// A device said it: its number, how many games it has, and what it calls itself.
  case asking([PlainText])
  case entering
  /// The code was right: the other device is asked, which shows this number.
  case waiting(PlainText)
  /// A recovery sheet is shown, once.
  case sheet(PlainText)
  case erasing
}
