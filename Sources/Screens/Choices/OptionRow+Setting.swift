import ByteStrings
import Library

extension OptionRow {
  /// A question about one of the settings.
  package init(_ choice: Settings.Choice, isMore: Bool = false, in library: GameLibrary) {
    self.init(
      SettingsTexts.title(of: choice), count: Int(choice.count), isMore: isMore,
      name: { SettingsTexts.name(of: choice, UInt8($0)) },
      isChosen: { library.settings[choice] == UInt8($0) },
      choose: { answer in library.changeSettings { $0[choice] = UInt8(answer) } })
  }
}
