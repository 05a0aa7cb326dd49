import ByteStrings

/// The texts for playing with others.
extension OnlineTexts {
  func name(of way: TogetherWay) -> PlainText {
    switch way {
    case .evening: say("Pass and play", "Reihum an einem Gerät")
    case .race: say("A race", "Ein Rennen")
    case .challenge: say("Challenges", "Herausforderungen")
    case .circles: title(for: .list)
    case .fair: title(of: .fair)
    }
  }

  func detail(of way: TogetherWay) -> PlainText {
    switch way {
    case .evening:
      say(
        "2 to 8 players take turns on this device. No network needed.",
        "2 bis 8 spielen reihum an diesem Gerät. Geht auch ohne Netz.")
    case .race:
      say(
        "The same puzzle at the same time, each on their own device.",
        "Dasselbe Rätsel zur selben Zeit, jeder am eigenen Gerät.")
    case .challenge:
      say(
        "The same puzzle, whenever each of you has time.",
        "Dasselbe Rätsel, jeder dann, wenn Zeit ist.")
    case .circles: noCircles
    case .fair:
      say(
        "What we can check, and what we can’t.",
        "Was sich prüfen lässt und was nicht.")
    }
  }

  func button(of way: TogetherWay) -> PlainText {
    switch way {
    case .evening: say("Play", "Spielen")
    case .race: say("Race", "Starten")
    case .challenge, .circles: say("View", "Ansehen")
    case .fair: say("Read", "Lesen")
    }
  }

  var fairProved: PlainText { say("What we can check", "Was sich prüfen lässt") }
  var fairPuzzle: PlainText {
    say(
      """
      In a ● game, the server picks the puzzle before your first move and shows only what you have earned.
      """,
      """
      In einem ●-Spiel legt der Server das Rätsel vor dem ersten Zug fest und zeigt nur, was du erspielt hast.
      """)
  }
  var fairMoves: PlainText {
    say(
      """
      It sees every move and its time. You get a single try, and the rules give the result.
      """,
      """
      Er sieht jeden Zug und seine Zeit. Es gibt nur einen Anlauf, und das Ergebnis folgt aus den Regeln.
      """)
  }
  var fairCheck: PlainText {
    say(
      """
      Anyone can check: the server first gives the SHA-256 of 16 random bytes and the puzzle’s line, and at the \
      end the bytes and the record.
      """,
      """
      Jeder kann es prüfen: Zuerst nennt der Server den SHA-256 von 16 zufälligen Bytes und der Zeile des \
      Rätsels, am Ende die Bytes und die Aufzeichnung.
      """)
  }
  var fairUnproved: PlainText { say("What we can’t check", "Was sich nicht prüfen lässt") }
  var fairHonour: PlainText {
    say(
      """
      Whether you had help: a friend, a dictionary, a program, a second player of yours. That’s a matter of \
      honour.
      """,
      """
      Ob du Hilfe hattest: einen Freund, ein Wörterbuch, ein Programm, einen zweiten Spieler von dir. Das ist \
      Ehrensache.
      """)
  }
  var fairTraits: PlainText {
    say(
      """
      Only a circle’s owner sees hints of unusual play. They prove nothing, and nobody is shut out for them.
      """,
      """
      Auffälliges sieht nur, wer den Kreis leitet. Es beweist nichts, und niemand fliegt deshalb raus.
      """)
  }
  var fairMarks: PlainText { say("The symbols", "Die Zeichen") }
  var fairJudged: PlainText { judgedNote }
  var fairOffline: PlainText { offlineNote }
  var fairPublic: PlainText {
    say(
      "– no symbol: the puzzle for everyone. Anyone can look it up.",
      "– kein Zeichen: das Rätsel für alle. Jeder kann es nachsehen.")
  }
}
