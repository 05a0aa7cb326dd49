import ByteStrings

/// The texts for an evening on one device.
extension OnlineTexts {
  var eveningNote: PlainText {
    say(
      """
      2 to 8 players take turns. Everyone gets their own puzzle, equally hard, and up to 3 stars.
      """,
      """
      2 bis 8 spielen reihum. Jeder bekommt ein eigenes Rätsel, gleich schwer, und bis zu 3 Sterne.
      """)
  }
  var playerName: PlainText { say("Player name", "Spielername") }
  var addPlayer: PlainText { say("Add", "Hinzufügen") }
  func sentence(for refusal: EveningRefusal) -> PlainText {
    switch refusal {
    case .nameless: say("Enter a name first.", "Gib erst einen Namen ein.")
    case .taken: say("That name is taken.", "So heißt schon jemand.")
    case .full: say("Up to 8 can play.", "Höchstens acht.")
    }
  }

  var gamesNote: PlainText {
    say("Which games? One round each.", "Welche Spiele? Jedes ist eine Runde.")
  }
  var beginEvening: PlainText { say("Start", "Starten") }

  func round(_ number: Int, of count: Int) -> PlainText {
    say("Round \(number) of \(count)", "Runde \(number) von \(count)")
  }
  func pass(to name: PlainText) -> PlainText {
    say("Pass the device to \(name).", "Gebt das Gerät an \(name) weiter.")
  }
  func isDealt(_ name: PlainText) -> PlainText {
    say(
      "\(name)’s turn: open the game.",
      "\(name) ist dran: Öffne das Spiel.")
  }
  func beginTurn(_ name: PlainText) -> PlainText {
    say("I’m \(name): start", "Ich bin \(name): los")
  }
  func goOn(_ name: PlainText) -> PlainText {
    say("I’m \(name): go on", "Ich bin \(name): weiter")
  }
  func skip(_ name: PlainText) -> PlainText {
    say("Skip \(name) this round", "\(name) diese Runde auslassen")
  }
  var giveUp: PlainText {
    say("Give up: no stars", "Aufgeben: keine Sterne")
  }
  func hasLeft(_ name: PlainText) -> PlainText {
    say("\(name) has left", "\(name) ist gegangen")
  }
  func leaveNote(_ name: PlainText) -> PlainText {
    say(
      "Has \(name) left? Their turns end, their stars stay.",
      "Ist \(name) gegangen? Die Sterne bleiben.")
  }
  func ended(_ name: PlainText, stars count: Int) -> PlainText {
    "\(name): \(count == 0 ? say("no stars", "keine Sterne") : stars("\(count)"))"
  }

  /// The text that leads back, in the strip above a game that is over.
  var goOnEvening: PlainText { say("go on", "weiter") }

  var endEvening: PlainText { say("End the evening", "Abend beenden") }
  var endNote: PlainText {
    say(
      "End the evening? Games stay, the table goes.",
      "Abend beenden? Die Spiele bleiben, die Tabelle nicht.")
  }
  func list(_ names: [PlainText]) -> PlainText {
    var list: PlainText = ""
    for (index, name) in names.enumerated() {
      if index > 0 { list += index == names.count - 1 ? say(" and ", " und ") : ", " }
      list += name
    }
    return list
  }
  func wins(_ names: PlainText, areMany: Bool, stars count: Int) -> PlainText {
    areMany
      ? say(
        "\(names) share the evening with \(stars("\(count)")) each.",
        "\(names) teilen sich den Abend mit je \(dative(count)).")
      : say(
        "\(names) wins the evening with \(stars("\(count)")).",
        "\(names) gewinnt den Abend mit \(dative(count)).")
  }
  private func dative(_ count: Int) -> PlainText { count == 1 ? "einem Stern" : "\(count) Sternen" }
  var noStars: PlainText {
    say("The evening ends without a star.", "Der Abend endet ohne Stern.")
  }
  func playOn(_ game: PlainText) -> PlainText {
    say("Another round: \(game)", "Noch eine Runde: \(game)")
  }
  var newEvening: PlainText { say("New evening", "Neuer Abend") }
}
