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
    comesBack = Self.comesBack(afterLaunchWith: ProcessInfo.processInfo.arguments)
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
  /// What stands before the `#` of a link, for an app that is built for a server with this domain
  /// (docs/apple.md), or for none.
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
