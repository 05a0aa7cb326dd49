import Foundation
import Screens

/// The app as it is installed.
extension NativeApp {
  /// What starts the app with games for trying (CW-13).
  static var samplesArgument: String { "-samples" }

  /// The app of this device, with its games where an app keeps what the player made.
  /// - Parameter copy: puts a text on the clipboard, and tells whether it could.
  package convenience init(copy: @escaping @MainActor (String) -> Bool) {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    self.init(
      device: .installed(in: .main, copy: copy),
      folder: support.first?.appending(path: "Games", directoryHint: .isDirectory),
      place: Self.place(atLaunchWith: ProcessInfo.processInfo.arguments))
  }

  /// The language that the system has for the app.
  package static var installedLanguage: Language {
    language(among: Bundle.main.preferredLocalizations)
  }

  /// The first language of these that Pastime speaks, by their tags (BCP 47); English where it speaks none.
  static func language(among tags: [String]) -> Language {
    let spoken = tags.compactMap { tag in
      Language.allCases.first { $0.tag.description == tag.prefix { $0 != "-" && $0 != "_" } }
    }
    return spoken.first ?? .english
  }

  /// Where the player is at first.
  static func place(atLaunchWith arguments: [String]) -> String {
    arguments.contains(samplesArgument) ? "/samples" : ""
  }
}

extension Device {
  /// This device, with the files of a bundle.
  fileprivate static func installed(
    in bundle: Bundle, copy: @escaping @MainActor (String) -> Bool
  ) -> Device {
    var device = Device.system
    device.copy = { text in MainActor.assumeIsolated { copy(text) } }
    device.file = { name in
      bundle.url(forResource: name, withExtension: nil).flatMap { try? Data(contentsOf: $0) }
        .map { Array($0) }
    }
    // A house that has a name can be told to the app (docs/apple.md).
    if let address = bundle.object(forInfoDictionaryKey: "PastimeAddress") as? String,
      !address.isEmpty
    {
      device.address = address
    }
    return device
  }
}
