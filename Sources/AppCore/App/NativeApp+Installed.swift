import Foundation
import Screens

/// The app as it is installed.
extension NativeApp {
  /// The launch argument that starts the app with sample games (CW-13).
  static var samplesArgument: String { "-samples" }

  /// The app of this device, which stores its games where apps keep the player's data.
  /// - Parameter copy: writes a text to the clipboard and returns whether that succeeded.
  package convenience init(copy: @escaping @MainActor (String) -> Bool) {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    self.init(
      device: .installed(in: .main, copy: copy),
      folder: support.first?.appending(path: "Games", directoryHint: .isDirectory),
      place: Self.place(atLaunchWith: ProcessInfo.processInfo.arguments))
    comesBack = Self.comesBack(afterLaunchWith: ProcessInfo.processInfo.arguments)
  }

  /// The language that the system selected for the app.
  package static var installedLanguage: Language {
    language(among: Bundle.main.preferredLocalizations)
  }

  /// The first of these languages that Pastime speaks, by tag (BCP 47); English if it speaks none of them.
  static func language(among tags: [String]) -> Language {
    let spoken = tags.compactMap { tag in
      Language.allCases.first { $0.tag.description == tag.prefix { $0 != "-" && $0 != "_" } }
    }
    return spoken.first ?? .english
  }

  /// Where the player starts.
  static func place(atLaunchWith arguments: [String]) -> String {
    arguments.contains(samplesArgument) ? "/samples" : ""
  }
}

extension Device {
  /// The part of a link before `#`, for an app that is built for a server with this domain (docs/apple.md), or for
  /// none.
  static func address(onDomain domain: String?) -> String {
    guard let domain, !domain.isEmpty else { return "pastime://open" }
    return "https://\(domain)/"
  }

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
    let domain = bundle.object(forInfoDictionaryKey: "PastimeDomain") as? String
    device.address = address(onDomain: domain)
    return device
  }
}
