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
  package var pendingEffects = PendingEffects()
  /// What is handed on where something is shared, with its link; empty elsewhere.
  package private(set) var shared = ""
  /// What is shared now. A link is spelled once, not each time that a view is described.
  @ObservationIgnored private var sharing: (modal: Modal, link: SharingModel.Link)?
  /// What a screen reader reads without being asked.
  package private(set) var speech = Speech()
  /// Whether the player is still to be taken back to where they were.
  @ObservationIgnored var comesBack = true
  /// A link that somebody sent, as far as it is entered.
  package var enteredLink = ""
  private let coachRoom = CoachRoom()
  /// What the coach looks at.
  @ObservationIgnored private(set) var coaching: Task<Void, Never>?

  /// The app with its games in a folder.
  /// - Parameters:
  ///   - folder: nil where the device has none; then the player is told that nothing is kept.
  ///   - place: where in the app the player is at first, as a link names it; empty for the list.
  package init(device: Device, folder: URL?, place: String = "") {
    let store = folder.flatMap { try? RowStore(folder: $0) }
    let rows = store.flatMap { try? $0.rows() }
    // What cannot be read must not be written over.
    host = NativeHost(device: device, store: rows == nil ? nil : store)
    core = AppModel(host: host)
    core.stored(rows ?? [])
    core.start(fragment: Array(place.utf8), canStore: rows != nil)
    settle()
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
  /// - Returns: whether it names one.
  @discardableResult
  package func open(link: String) -> Bool {
    guard let mark = link.firstIndex(of: "#") else { return false }
    let fragment = link[link.index(after: mark)...].prefix { !$0.isWhitespace }
    guard fragment.hasPrefix("/") else { return false }
    act { $0.navigated(to: Array(fragment.utf8)) }
    return true
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

  /// Lets the coach work away from what is on screen, and ends that when the player goes.
  private func followCoach() {
    guard let asked = host.takeCoachQuestion() else { return }
    coaching?.cancel()
    coaching = nil
    guard !asked.question.isEmpty else { return }
    coaching = Task { [weak self, coachRoom] in
      let page = await coachRoom.page(for: asked.question)
      guard !Task.isCancelled else { return }
      self?.act {
        $0.answered(
          request: asked.request, status: page == nil ? .failed : .done, text: page ?? [])
      }
    }
  }

  /// Spells what is shared, where something else is.
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
