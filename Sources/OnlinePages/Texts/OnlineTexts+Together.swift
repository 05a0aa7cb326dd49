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
    case .challenge, .circles: say("Look", "Ansehen")
    case .fair: say("Read", "Lesen")
    }
  }

  var fairProved: PlainText { say("What the server proves", "Was der Server beweist") }
  var fairPuzzle: PlainText {
    say(
      """
      The puzzle of a judged game was the server’s and was fixed before the first move. Nothing of it was told \
      before it was earned.
      """,
      """
      Das Rätsel eines gewerteten Spiels kam vom Server und stand vor dem ersten Zug fest. Verraten hat es \
      nur, was verdient war.
      """)
  }
  var fairMoves: PlainText {
    say(
      """
      The moves came in this order and at these times, in a single attempt, and the result follows from the \
      rules.
      """,
      """
      Die Züge kamen in dieser Reihenfolge und zu diesen Zeiten, in einem einzigen Anlauf, und das Ergebnis folgt \
      aus den Regeln.
      """)
  }
  var fairCheck: PlainText {
    say(
      """
      Anybody can check: at the start the server says the SHA-256 of 16 random bytes and the puzzle’s line, at the \
      end the bytes and the record.
      """,
      """
      Jeder kann es prüfen: am Anfang nennt der Server den SHA-256 von 16 zufälligen Bytes und der Zeile des \
      Rätsels, am Ende die Bytes und die Aufzeichnung.
      """)
  }
  var fairUnproved: PlainText { say("What nobody can prove", "Was niemand beweisen kann") }
  var fairHonour: PlainText {
    say(
      """
      That nobody helped: no friend, no dictionary, no program, no second player of the same person. That stays \
      a matter of honour.
      """,
      """
      Dass niemand half: kein Freund, kein Wörterbuch, kein Programm, kein zweiter Spieler derselben Person. Das \
      bleibt Ehrensache.
      """)
  }
  var fairTraits: PlainText {
    say(
      """
      Signs of unlikely play are shown to the owner of a circle alone. They prove nothing, and nobody is shut out \
      by them.
      """,
      """
      Zeichen für unwahrscheinliches Spiel sieht nur, wer den Kreis leitet. Sie beweisen nichts, und niemand wird \
      dadurch ausgeschlossen.
      """)
  }
  var fairMarks: PlainText { say("What the marks mean", "Was die Zeichen bedeuten") }
  var fairJudged: PlainText { judgedNote }
  var fairOffline: PlainText { offlineNote }
  var fairPublic: PlainText {
    say(
      "– no mark: everybody’s game of that day, which anybody can look up.",
      "– kein Zeichen: das Spiel dieses Tages für alle, das jeder nachsehen kann.")
  }
}
