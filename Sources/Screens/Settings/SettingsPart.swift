/// The parts of the settings, each of which fits the screen of a phone, in the order in which they are shown.
package enum SettingsPart: CaseIterable, Sendable {
  /// The most common settings: the language, sound, the time, light and motion.
  case general
  /// What concerns Codeword alone: the colours and the shape of the marks, and the length of the usual game.
  case codeword
  /// Exporting and importing all games, and the server.
  case owned
}
