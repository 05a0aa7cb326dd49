import AppCore
import SwiftUI
import UniformTypeIdentifiers

/// The modal over the page, and the files that the player saves and chooses.
struct ModalsAndFiles: ViewModifier {
  @Bindable var app: NativeApp

  func body(content: Content) -> some View {
    content
      .sheet(item: $app.shownModal) { modal in
        ModalView(modal: modal)
          .modifier(Files(app: app, isInFront: true))
          .environment(app)
      }
      .modifier(Files(app: app, isInFront: app.shownModal == nil))
  }
}

/// The files that the player saves and chooses. Only the view in front can ask for them: a page that shows a modal
/// cannot show anything else.
struct Files: ViewModifier {
  let app: NativeApp
  let isInFront: Bool

  func body(content: Content) -> some View {
    content
      .fileExporter(
        isPresented: isSaving, document: ArchiveDocument(file: app.pendingEffects.saved),
        contentType: .plainText, defaultFilename: app.pendingEffects.saved?.name
      ) { _ in }
      .fileImporter(isPresented: isChoosing, allowedContentTypes: [.plainText]) {
        app.chose($0)
      }
  }

  private var isSaving: Binding<Bool> {
    Binding {
      isInFront && app.isSaving
    } set: {
      app.isSaving = $0
    }
  }

  private var isChoosing: Binding<Bool> {
    Binding {
      isInFront && app.isChoosing
    } set: {
      app.isChoosing = $0
    }
  }
}

/// The file with all games, as the system saves it.
struct ArchiveDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  private let bytes: [UInt8]

  init(file: SavedFile?) { bytes = file?.bytes ?? [] }

  init(configuration: ReadConfiguration) throws {
    bytes = Array(configuration.file.regularFileContents ?? Data())
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(bytes))
  }
}
