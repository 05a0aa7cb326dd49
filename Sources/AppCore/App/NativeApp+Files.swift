import Foundation
import Screens

/// Files that the player chose.
extension NativeApp {
  /// Receives the file that the player chose, or an error if they chose none.
  package func chose(_ file: Result<URL, any Error>) {
    guard let request = pendingEffects.choice else { return }
    pendingEffects.choice = nil
    switch file {
    case .failure: act { $0.answered(request: request, status: .refused, text: []) }
    case .success(let url):
      let isScoped = url.startsAccessing()
      let bytes = try? Data(contentsOf: url)
      if isScoped { url.stopsAccessing() }
      act {
        $0.answered(
          request: request, status: bytes == nil ? .failed : .done, text: Array(bytes ?? Data()))
      }
    }
  }
}

extension URL {
  /// Asks the system for access to a file that the player chose outside the app's own folder.
  fileprivate func startsAccessing() -> Bool {
    #if canImport(Darwin)
      startAccessingSecurityScopedResource()
    #else
      false
    #endif
  }

  fileprivate func stopsAccessing() {
    #if canImport(Darwin)
      stopAccessingSecurityScopedResource()
    #endif
  }
}
