import Foundation
import Games
import Library
import Observation
import Screens

/// The app of a device, without its views: the models of `Screens`, what runs them, and where games are kept.
///
/// Every event of a view comes in through `act`. Once it returns, what changed is stored, and the views that
/// read `model` are described anew.
@MainActor @Observable
package final class NativeApp {
  @ObservationIgnored private let host: NativeHost
  @ObservationIgnored private let core: AppModel
  /// Grows with each event: not every model below is observable by itself.
  private var revision: UInt64 = 0

  /// When `wake` is to be called; nil where nothing is waited for.
  package private(set) var alarm: Instant?
  /// What the views are to do besides showing the models.
  package var errands = Errands()

  /// The app with its games in a folder.
  /// - Parameter folder: nil where the device has none; then the player is told that nothing is kept.
  package init(device: Device, folder: URL?) {
    let store = folder.flatMap { try? RowStore(folder: $0) }
    let rows = store.flatMap { try? $0.rows() }
    // What cannot be read must not be written over.
    host = NativeHost(device: device, store: rows == nil ? nil : store)
    core = AppModel(host: host)
    core.stored(rows ?? [])
    core.start(fragment: [], canStore: rows != nil)
    settle()
  }

  /// The app of this device, with its games where an app keeps what the player made.
  package convenience init() {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    self.init(
      device: .system,
      folder: support.first?.appending(path: "Games", directoryHint: .isDirectory))
  }

  /// What is on screen. Whoever reads it is described anew after each event.
  package var model: AppModel {
    _ = revision
    return core
  }

  // MARK: Events

  /// Does something, stores what changed by it, and takes care of what was asked for meanwhile.
  package func act(_ intent: (AppModel) -> Void) {
    intent(core)
    settle()
  }

  /// The app came in front of the player, or left.
  package func comesToFront(_ isInFront: Bool) { act { $0.visible(isInFront) } }

  /// A key was pressed, by its name in the DOM.
  /// - Returns: whether it did something.
  package func press(_ key: String, isRepeated: Bool = false) -> Bool {
    var isHandled = false
    act { isHandled = $0.press(KeyPress(key, isRepeated: isRepeated)) }
    return isHandled
  }

  /// A link was opened or pasted: what follows `#` is a place in the app.
  package func open(link: String) {
    guard let mark = link.firstIndex(of: "#") else { return }
    let fragment = Array(link[link.index(after: mark)...].utf8)
    act { $0.navigated(to: fragment) }
  }

  /// The system wants less motion, or no longer.
  package func reduceMotion(_ isReduced: Bool) {
    host.letsMove = !isReduced
    revision &+= 1
  }

  /// Whether what is shown moves: as the player wants it, or else the system.
  package var moves: Bool {
    _ = revision
    return host.moves()
  }

  /// A file was chosen, or none was.
  package func chose(_ file: Result<URL, any Error>) {
    guard let request = errands.choice else { return }
    errands.choice = nil
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

  // MARK: Time

  /// Waits until something is due, and does it, again and again. To be cancelled, and called anew, where
  /// something else is due first.
  package func waitForAlarm() async {
    while let alarm, !Task.isCancelled {
      let delay = max(alarm - host.clock(), .zero)
      try? await Task.sleep(for: .milliseconds(delay.count))
      if !Task.isCancelled { wake() }
    }
  }

  /// Does what is due.
  package func wake() {
    while let timer = host.takeDueTimer() { act { $0.woke(timer) } }
  }

  private func settle() {
    // Nobody could take away what has no view here, and it would hold the clock and the keys.
    if ShownSheet(core.frame.sheet) == nil { core.frame.sheet = nil }
    core.settle()
    while let answer = host.takeAnswer() {
      core.answered(request: answer.request, status: answer.status, text: answer.text)
      core.settle()
    }
    for errand in host.takeErrands() { errands.add(errand) }
    alarm = host.timers.values.min()
    revision &+= 1
  }
}

extension URL {
  /// Asks to read a file that the player chose outside of the app's own folder.
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
