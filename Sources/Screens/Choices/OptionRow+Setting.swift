import ByteStrings
import Library

extension OptionRow {
  /// A question about one of the settings.
  package init(_ choice: Settings.Choice, in library: GameLibrary) {
    self.init(
      SettingsTexts.title(of: choice), count: Int(choice.count), isMore: false,
      name: { SettingsTexts.name(of: choice, UInt8($0)) },
      isChosen: { library.settings[choice] == UInt8($0) },
      choose: { answer in library.changeSettings { $0[choice] = UInt8(answer) } })
  }
}
