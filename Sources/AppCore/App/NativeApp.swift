import Foundation
import Games
import Library
import Observation
import Screens

/// The app on a device, without its views: the models of `Screens`, the code that runs them, and the storage of
/// games.
///
/// Every event of a view enters through `act`. When it returns, all changes are stored, and SwiftUI updates the views
/// that read `model`.
@MainActor @Observable
package final class NativeApp {
  @ObservationIgnored private let host: NativeHost
  @ObservationIgnored private let core: AppModel
  /// Increases with each event: not every model below is observable by itself.
  private var revision: UInt64 = 0

  /// When `wake` is due; nil if nothing is waiting.
  package private(set) var alarm: Instant?
  /// What the views have to do besides showing the models.
  package var pendingEffects = PendingEffects()
  /// The text to share, with its link; empty if nothing is being shared.
  package private(set) var shared = ""
  /// The content that is being shared. A link is encoded once, not with each update of a view.
  @ObservationIgnored private var sharing: (modal: Modal, link: SharingModel.Link)?
  /// What a screen reader reads unprompted.
  package private(set) var speech = Speech()
  /// Whether the app still has to take the player back to where they were.
  @ObservationIgnored var comesBack = true
  /// A link that somebody sent, as far as the player has entered it.
  package var enteredLink = ""
  private let coachRoom = CoachRoom()
  /// The task in which the coach answers.
  @ObservationIgnored private(set) var coaching: Task<Void, Never>?

  /// The app, with its games in a folder.
  /// - Parameters:
  ///   - folder: nil if the device has none; the app then reports that nothing is stored.
  ///   - place: where in the app the player starts, as a link names it; empty for the list.
  package init(device: Device, folder: URL?, place: String = "") {
    let store = folder.flatMap { try? RowStore(folder: $0) }
    let rows = store.flatMap { try? $0.rows() }
    // Rows that cannot be read must not be overwritten.
    host = NativeHost(device: device, store: rows == nil ? nil : store)
    core = AppModel(host: host)
    core.stored(rows ?? [])
    core.start(fragment: Array(place.utf8), canStore: rows != nil)
    settle()
  }

  /// The models on screen. Views that read them are updated after each event.
  package var model: AppModel {
    _ = revision
    return core
  }

  // MARK: Events

  /// Performs an action, stores what it changed, and answers the requests that it made.
  package func act(_ intent: (AppModel) -> Void) {
    intent(core)
    settle()
  }

  /// The app came to the foreground, or left it.
  package func comesToFront(_ isInFront: Bool) { act { $0.visible(isInFront) } }

  /// Handles a pressed key, named as in the DOM.
  /// - Returns: whether the key did something.
  package func press(_ key: String, isRepeated: Bool = false) -> Bool {
    var isHandled = false
    act { isHandled = $0.press(KeyPress(key, isRepeated: isRepeated)) }
    return isHandled
  }

  /// Opens or pastes a link: the part after `#` is a place in the app.
  /// - Returns: whether it names a place.
  @discardableResult
  package func open(link: String) -> Bool {
    guard let mark = link.firstIndex(of: "#") else { return false }
    let fragment = link[link.index(after: mark)...].prefix { !$0.isWhitespace }
    guard fragment.hasPrefix("/") else { return false }
    act { $0.navigated(to: Array(fragment.utf8)) }
    return true
  }

  /// Follows the system setting for reduced motion.
  package func reduceMotion(_ isReduced: Bool) {
    host.letsMove = !isReduced
    revision &+= 1
  }

  /// Whether the interface is animated: the player decides, or otherwise the system.
  package var moves: Bool {
    _ = revision
    return host.moves()
  }

  // MARK: Time

  /// Waits for each alarm and handles it. Cancel this, and call it again, when something else becomes due first.
  package func waitForAlarm() async {
    while let alarm, !Task.isCancelled {
      let delay = max(alarm - host.clock(), .zero)
      try? await Task.sleep(for: .milliseconds(delay.count))
      if !Task.isCancelled { wake() }
    }
  }

  /// Handles everything that is due.
  package func wake() {
    while let timer = host.takeDueTimer() { act { $0.woke(timer) } }
  }

  private func settle() {
    // The player could not close a modal that has no view here, and it would hold the clock and the keys.
    if ShownModal(core.frame.modal) == nil { core.frame.modal = nil }
    core.settle()
    while let answer = host.takeAnswer() {
      core.answered(request: answer.request, status: answer.status, text: answer.text)
      core.settle()
    }
    for pendingEffect in host.takePendingEffects() { pendingEffects.add(pendingEffect) }
    followCoach()
    followSharing()
    speech.follow(core, message: heardMessage)
    alarm = host.timers.values.min()
    revision &+= 1
  }

  /// Runs the coach in the background, and cancels it when the player leaves.
  private func followCoach() {
    guard let asked = host.takeCoachRequest() else { return }
    coaching?.cancel()
    coaching = nil
    guard !asked.text.isEmpty else { return }
    coaching = Task { [weak self, coachRoom] in
      let page = await coachRoom.page(for: asked.text, about: asked.kind, in: asked.words)
      guard !Task.isCancelled else { return }
      self?.act {
        $0.answered(
          request: asked.request, status: page == nil ? .failed : .done, text: page ?? [])
      }
    }
  }

  /// Encodes the shared text when something else is being shared.
  private func followSharing() {
    let link = core.sharing.link
    switch core.frame.modal {
    case let modal?
    where modal == .dailyShare || core.gameOnStage.map { modal == .share($0) } == true:
      if let sharing, sharing == (modal, link) { return }
      sharing = (modal, link)
      shared = host.device.linked(core.sharing.text ?? "")
    default:
      sharing = nil
      shared = ""
    }
  }
}
