import ByteStrings
import Games
import Library

/// Every sentence of sharing, in German.
package enum ShareTexts {
  package static var title: PlainText { "Teilen" }
  package static var share: PlainText { "Teilen" }
  package static var copy: PlainText { "Kopieren" }
  package static var linkTo: PlainText { "Link" }

  /// The name of a target of the link, as a choice.
  package static func choice(_ link: SharingModel.Link) -> PlainText {
    switch link {
    case .puzzle: "Zum Rätsel"
    case .game: "Zum Spiel"
    case .nowhere: "Keiner"
    }
  }

  /// What the link offers to the recipient; empty without a link.
  package static func link(_ link: SharingModel.Link) -> PlainText {
    switch link {
    case .puzzle: "Spiel dasselbe Rätsel"
    case .game: "Spiel es auch, oder sieh mir zu"
    case .nowhere: ""
    }
  }
  package static var sameFive: PlainText { "Spiel dieselben Rätsel" }

  // MARK: What came by a link

  /// The headline for a link that contains only a puzzle.
  package static func invitation(to kind: GameKind) -> PlainText {
    switch kind {
    case .codeword: "Jemand hat ein Wort für dich versteckt"
    case .anagrams: "Jemand schickt dir Buchstaben"
    case .hangman: "Jemand hat sich etwas ausgedacht"
    case .memorize: "Jemand hat Karten für dich ausgelegt"
    case .times: "Jemand stellt dir Aufgaben"
    }
  }
  package static var friendsGame: PlainText { "Jemand hat das gespielt" }
  package static var beatThis: PlainText { "Schaffst du das besser?" }
  package static var you: PlainText { "Du" }
  package static var yourFriend: PlainText { "Freund" }
  package static var sendBack: PlainText { "Zurückschicken" }
  package static var begin: PlainText { "Los geht’s" }
  package static var playFirst: PlainText { "Erst selbst spielen" }
  package static var watch: PlainText { "Zusehen" }

  /// A friend's result with the same puzzle: "Zum Vergleich: 4/6".
  package static func friend(_ figure: PlainText) -> PlainText { "Zum Vergleich: " + figure }

  /// The title of the copy button after it has copied.
  package static var copied: PlainText { "Kopiert" }
  package static var notCopied: PlainText {
    "Kopieren ging nicht. Markiere den Text und kopiere ihn selbst."
  }
  package static var linkCopied: PlainText { "Link kopiert." }
  package static var linkNotCopied: PlainText {
    "Den Link zu kopieren ging nicht."
  }
  package static var unfit: PlainText { "Dieses Wort zeigt Pastime nicht." }

  package static func sentence(for error: ChallengeError) -> PlainText {
    switch error {
    case .laterVersion:
      "Dieser Link braucht ein neueres Pastime. Lade die Seite neu und versuch es noch einmal."
    case .notAChallenge, .damaged, .impossible:
      "Ein Teil dieses Links fehlt. Lass ihn dir noch einmal schicken."
    }
  }
}
