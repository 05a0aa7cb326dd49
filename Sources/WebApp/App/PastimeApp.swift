import ByteStrings
import Games
import Library
import Markup
import Screens

/// The app in the page: the single entry point of all events. After each event the app describes the page
/// again, and patches the differences.
package final class PastimeApp {
  private let patch: (PatchBatch) -> Void
  let model: AppModel
  private let views: ShelfViews
  private let renderer = Renderer()

  /// An app that has not started and shows nothing yet.
  /// - Parameter patch: applies a batch of patches to the page.
  package init(host: any Host, patch: @escaping (PatchBatch) -> Void) {
    self.patch = patch
    model = AppModel(host: host)
    views = ShelfViews(model)
  }

  // MARK: Events

  /// Takes stored rows, before the start.
  package func stored(_ rows: [Row]) { model.stored(rows) }

  /// Shows the first page.
  /// - Parameters:
  ///   - canStore: whether the browser lets the app store anything.
  ///   - isTranslated: whether the page has just restarted in another language.
  package func start(fragment: [UInt8], canStore: Bool, isTranslated: Bool = false) {
    model.start(fragment: fragment, canStore: canStore, isTranslated: isTranslated)
    settle()
  }

  /// An event at a node of the page.
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

  /// The size of the page, in points. Called before the start, and after every change.
  package func resized(width: Int, height: Int) {
    let isNew = model.resized(to: PageSize(width: width, height: height))
    if isNew, model.isStarted { settle() }
  }

  /// The page became visible or hidden.
  package func visible(_ isVisible: Bool) {
    model.visible(isVisible)
    settle()
  }

  /// Other open pages of the app stored rows, or (rows without text) deleted them. The page shows all changes at once.
  package func changed(_ rows: [Row]) {
    model.changed(rows)
    settle()
  }

  /// The state of the sync with the server has changed.
  package func stands(_ syncStatus: SyncStatus?) {
    model.stands(syncStatus)
    settle()
  }

  /// The lines that the online program of the server shows.
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

  /// Updates the model, and then the page.
  private func settle() {
    model.settle()
    let batch = renderer.render(ShellView(app: model, views: views).body)
    if !batch.isEmpty { patch(batch) }
  }
}
