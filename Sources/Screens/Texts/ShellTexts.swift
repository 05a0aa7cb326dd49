import ByteStrings
import Games
import Library

/// Every sentence of the frame around the games.
package enum ShellTexts {
  package static var name: PlainText { "Pastime" }
  package static var listName: PlainText { "Your games" }
  package static var yourGames: PlainText { "Your games" }
  package static var start: PlainText { "Start" }
  package static var more: PlainText { "More options" }
  package static var firstWin: PlainText { "First win" }
  package static var best: PlainText { "Your best yet" }
  /// The praise for a win at the last chance.
  static var justInTime: PlainText { "Just in time" }
  package static var options: PlainText { "Options" }
  package static var anotherGame: PlainText { "Another game" }
  /// What leads back to an evening on this device.
  package static var evening: PlainText { "Pass and play" }
  /// "Next: Hangman", "Next: 10 pairs".
  package static func next(_ game: PlainText) -> PlainText { "Next: \(game)" }
  package static var back: PlainText { "Back to the list" }
  package static var help: PlainText { "How to play" }
  package static var allHelp: PlainText { "Help" }
  package static var close: PlainText { "Close" }
  package static var dismiss: PlainText { "Dismiss" }
  package static var actions: PlainText { "Actions" }
  package static var delete: PlainText { "Delete this game" }
  package static var deleteShort: PlainText { "Delete" }
  package static var deleted: PlainText { "Game deleted." }
  /// The message if the statistics counted the game until then.
  package static var deletedFinished: PlainText { "Deleted. It no longer counts." }
  package static func deletedGames(_ count: Int) -> PlainText { "Deleted games (\(count))" }
  package static func bringBack(_ row: PlainText) -> PlainText { "Restore: " + row }
  package static var bringBackShort: PlainText { "Restore" }
  package static var broughtBack: PlainText { "Game restored." }
  package static var bringBack: PlainText { "Restore deleted games" }
  package static var undo: PlainText { "Undo" }
  package static var newVersion: PlainText { "A new version is ready." }
  package static var update: PlainText { "Update" }
  package static var emptyList: PlainText {
    "Your games will appear here."
  }
  package static var wordsLoading: PlainText {
    "Loading the words …"
  }
  package static var wordsMissing: PlainText {
    "Can’t load the words. Check the connection and reload."
  }
  package static var samplesMissing: PlainText {
    "Can’t load the samples. Are you online?"
  }
  package static var noSuchGame: PlainText { "That game is not on this device." }
  package static var continued: PlainText {
    "You also played on elsewhere. That version is in the game’s menu."
  }
  package static var storageRefused: PlainText {
    "This browser won’t save games. You lose them when you close the page."
  }
  package static var otherLetters: PlainText {
    "Only Latin letters work here."
  }
  package static var nothingToDeal: PlainText { "No word fits this game." }

  /// The consequence of a row that could not be stored.
  package static func unsaved(_ change: RowChange, isFull: Bool) -> PlainText {
    let cause: PlainText =
      isFull ? "This device is full. " : "This device can’t save. "
    return cause + loss(of: change)
  }

  private static func loss(of change: RowChange) -> PlainText {
    switch RowKey(change.key) {
    case .clock?: return "Your time isn’t saved."
    case .theme?: return "Your theme isn’t saved."
    case .gone?: return "The game will come back."
    case .setting?, .settings?, .device?: return "Your settings aren’t saved."
    case .friends?: return "Your friend’s result isn’t saved."
    case .record?, nil: return "Your game isn’t saved."
    }
  }

  // MARK: About

  package static var about: PlainText { "About Pastime" }
  package static var aboutPastime: PlainText {
    """
    Classic word and brain games, even offline. The code is free, under the MIT licence.
    """
  }
  package static var aboutPrivacy: PlainText {
    """
    No account needed. Your games stay in this browser, on this device, unless you back them up or play with \
    others.
    """
  }
  package static var aboutWordsTitle: PlainText { "The words" }
  package static var aboutWords: PlainText {
    """
    Choose English, German or French words in the settings. Hidden words are common and child-friendly. Far \
    more words count, even rare ones, but no names, abbreviations or slurs.
    """
  }
  /// "Hangman: 2 misses"
  package static func labelled(_ name: PlainText, _ text: PlainText) -> PlainText {
    "\(name): \(text)"
  }
  package static var credit: PlainText {
    """
    Words: SCOWL © 2000–2018 Kevin Atkinson; includes ENABLE (public domain) and UKACD © J Ross Beresford \
    1993–1999; WordNet 3.0 © 2006 Princeton University; german-wordlist, Wikidata and Words by Loren Brichter \
    (all CC0); Leipzig Corpora Collection © Leipzig University, SAW, InfAI (CC BY 4.0). Lists filtered and \
    modified for these games. Title font: Manrope.
    """
  }
  /// "Pastime 1.0.0 · build 9e2723b7", without the build if it is not known.
  package static func version(build: PlainText) -> PlainText {
    var text: PlainText = "Pastime " + Release.version
    if !build.isEmpty { text += " · build " + build }
    return text
  }

  package static var licences: PlainText { "Licences and notices" }
  package static var noticesMissing: PlainText {
    "Can’t load the notices. Are you online?"
  }

  /// The edition of the word lists, in hexadecimal digits.
  package static func edition(_ identity: UInt64) -> PlainText {
    var digits = TextWriter()
    digits.write(hexadecimal: identity, digits: 16)
    return "Word list \(PlainText(utf8: digits.bytes))"
  }

  package static func unreadable(_ count: Int) -> PlainText {
    count == 1
      ? "1 game can’t be read in full. It stays as it is."
      : "\(count) games can’t be read in full. They stay as they are."
  }

  package static var otherLines: PlainText { "Other versions" }
  package static var goOnThere: PlainText { "Play from there" }
  package static var lookThroughLine: PlainText { "See its moves" }

  package static var resume: PlainText { "Continue" }

  // MARK: Searching the list

  package static var search: PlainText { "Search your games" }
  package static var searchShort: PlainText { "Search" }
  package static var showAll: PlainText { "Show all" }

  /// " · 2 hints" behind other figures; empty if there was none.
  static func figure(hints count: Int) -> PlainText {
    if count == 0 { return "" }
    return count == 1 ? " · 1 hint" : " · \(count) hints"
  }

  /// "3 of 57 games".
  package static func found(_ count: Int, of all: Int) -> PlainText {
    count == 0 ? "No games found." : "\(count) of \(all) games"
  }

  /// The word for the state of a game.
  package static func name(of outcome: Outcome) -> PlainText {
    switch outcome {
    case .playing: "under way"
    case .won: "won"
    case .lost: "lost"
    }
  }

  package static func showOlder(_ count: Int) -> PlainText {
    count == 1 ? "Show 1 older game" : "Show older games (\(count))"
  }

  package static func new(_ game: PlainText) -> PlainText { "New \(game)" }

  /// "New Codeword, 5 letters".
  package static func new(_ game: PlainText, _ defaults: PlainText) -> PlainText {
    "\(new(game)), \(defaults)"
  }

  /// "Continue: 2 tries".
  package static func goOn(_ progress: PlainText) -> PlainText { "Continue: \(progress)" }

  /// The title of the document while a game is open.
  package static func title(_ game: PlainText) -> PlainText { "\(game) · \(name)" }

  package static func row(game: PlainText, state: PlainText, time: PlainText?) -> PlainText {
    time.map { "\(game). \(state) \($0)." } ?? "\(game). \(state)"
  }

  /// "2:41", and from one hour "1:02:41".
  package static func time(_ time: Milliseconds) -> PlainText {
    let seconds = time.count / 1000
    let minutes = seconds / 60
    guard minutes >= 60 else { return "\(minutes):\(twoDigits(seconds % 60))" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(seconds % 60))"
  }

  /// "2 minutes 41 seconds", and from one hour "1 hour 2 minutes".
  package static func spoken(_ time: Milliseconds) -> PlainText {
    let seconds = time.count / 1000
    let minutes = seconds / 60
    guard minutes > 0 else { return count(seconds, of: "second") }
    guard minutes >= 60 else {
      return "\(count(minutes, of: "minute")) \(count(seconds % 60, of: "second"))"
    }
    return "\(count(minutes / 60, of: "hour")) \(count(minutes % 60, of: "minute"))"
  }

  package static func timeLeft(_ time: Milliseconds) -> PlainText { "\(spoken(time)) left" }

  private static func count(_ number: Int64, of unit: PlainText) -> PlainText {
    number == 1 ? "1 \(unit)" : "\(number) \(unit)s"
  }

  private static func twoDigits(_ number: Int64) -> PlainText {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
