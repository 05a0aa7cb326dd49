import ByteStrings
import Games
import Library
import Markup
import Screens

/// The app in the page: the one door through which every event comes. After each event the page is
/// described anew, and what differs is patched.
package final class PastimeApp {
  private let patch: (PatchBatch) -> Void
  let model: AppModel
  private let views: ShelfViews
  private let renderer = Renderer()

  /// An app that has not started; nothing is shown yet.
  /// - Parameter patch: applies a batch of patches to the page.
  package init(host: any Host, patch: @escaping (PatchBatch) -> Void) {
    self.patch = patch
    model = AppModel(host: host)
    views = ShelfViews(model)
  }

  // MARK: Events

  /// Takes rows that were stored, before the start.
  package func stored(_ rows: [Row]) { model.stored(rows) }

  /// Shows the first page.
  /// - Parameters:
  ///   - canStore: whether the browser lets the app keep anything.
  ///   - isTranslated: whether the page started anew for another language.
  package func start(fragment: [UInt8], canStore: Bool, isTranslated: Bool = false) {
    model.start(fragment: fragment, canStore: canStore, isTranslated: isTranslated)
    settle()
  }

  /// An event of the page at a node.
  package func dispatch(kind: UInt8, node: UInt32, text: PlainText, flags: UInt32) -> Handling {
    let handling = renderer.dispatch(kind: kind, node: node, text: text, flags: flags)
    settle()
    return handling
  }

  /// The address changed.
  package func navigated(to fragment: [UInt8]) {
    model.navigated(to: fragment)
    settle()
  }

  /// The page has this size, in points. Told before the start, and with every change.
  package func resized(width: Int, height: Int) {
    let isNew = model.resized(to: PageSize(width: width, height: height))
    if isNew, model.isStarted { settle() }
  }

  /// The page came into view, or went out of it.
  package func visible(_ isVisible: Bool) {
    model.visible(isVisible)
    settle()
  }

  /// Other open pages of the app stored rows, or (without text) deleted them. All are shown at once.
  package func changed(_ rows: [Row]) {
    model.changed(rows)
    settle()
  }

  /// How it stands with what the server keeps of this device has changed.
  package func stands(_ syncStatus: SyncStatus?) {
    model.stands(syncStatus)
    settle()
  }

  /// What the online program of the server has to show.
  package func shown(_ lines: [UInt8]) {
    model.shown(lines)
    settle()
  }

  /// A timer is due.
  package func woke(_ timer: AppTimer) {
    model.woke(timer)
    settle()
  }

  /// A new version of the page waits to be taken over.
  package func updated() {
    model.updated()
    settle()
  }

  /// The outcome of a request.
  package func answered(request: Int32, status: AnswerStatus, text: [UInt8]) {
    model.answered(request: request, status: status, text: text)
    settle()
  }

  /// Brings the model in order, and the page up to date.
  private func settle() {
    model.settle()
    let batch = renderer.render(ShellView(app: model, views: views).body)
    if !batch.isEmpty { patch(batch) }
  }
}
