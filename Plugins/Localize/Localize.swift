import Foundation
import PackagePlugin

/// Compiles a target in another language than English: its files with sentences, which the target leaves out, are
/// translated by the String Catalog, and then compiled instead.
@main
struct Localize: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let folder = target.directoryURL.resolvingSymlinksInPath()
    let compiled = Set(module.sourceFiles.map { $0.url.resolvingSymlinksInPath() })
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appending(path: $0) }.filter { !compiled.contains($0) }
    if files.isEmpty { return [] }
    let catalog = context.package.directoryURL.appending(path: "Sources/Localizable.xcstrings")
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Translating \(target.name)",
        executable: try context.tool(named: "Localizer").url,
        arguments: ["translate", language(of: target), catalog.path, output.path]
          + files.map(\.path),
        inputFiles: [catalog] + files,
        outputFiles: files.map { output.appending(path: $0.lastPathComponent) })
    ]
  }

  /// The tag of the language: the native app has a folder of links for each, and the page is built in one at a time.
  private func language(of target: any Target) -> String {
    let folder = target.directoryURL.deletingLastPathComponent().lastPathComponent
    return folder == "Sources"
      ? ProcessInfo.processInfo.environment["PASTIME_LANGUAGE"] ?? "en" : folder
  }
}
