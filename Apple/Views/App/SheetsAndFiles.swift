import AppCore
import SwiftUI
import UniformTypeIdentifiers

/// What lies over the page, and the files that the player saves and chooses.
struct SheetsAndFiles: ViewModifier {
  @Bindable var app: NativeApp

  func body(content: Content) -> some View {
    content
      .sheet(item: $app.shownSheet) { SheetView(sheet: $0).environment(app) }
      .fileExporter(
        isPresented: $app.isSaving, document: ArchiveDocument(file: app.errands.saved),
        contentType: .plainText, defaultFilename: app.errands.saved?.name
      ) { _ in }
      .fileImporter(isPresented: $app.isChoosing, allowedContentTypes: [.plainText]) {
        app.chose($0)
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
