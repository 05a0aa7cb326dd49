import Foundation
import Testing

/// No container is built here: the tests compare `Hosting/Containerfile` with the project.
@Suite("The container", .timeLimit(.minutes(20)))
struct ContainerTests {
  private let lines: [String]

  init() throws {
    lines = try Self.content(of: "Hosting/Containerfile").split(separator: "\n")
      .map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test("every path that is copied from the project exists")
  func sources() throws {
    let copied = values(of: "COPY").filter { !$0.hasPrefix("--from") }
      .flatMap { $0.split(separator: " ").dropLast() }
    #expect(copied.contains("Sources"))
    for path in copied {
      #expect(
        FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(path)")
    }
  }

  @Test("every folder that the package names is copied, because the package needs each one")
  func folders() throws {
    let copied = Set(values(of: "COPY").flatMap { $0.split(separator: " ").dropLast() })
    let named = try Self.content(of: "Package.swift").matches(of: /path: "([A-Za-z]+)/)
      .map(\.output.1)
    #expect(Set(named).isSuperset(of: ["Apple", "Tests"]))
    for folder in named { #expect(copied.contains(folder), "\(folder)") }
  }

  @Test("both images have the version of Swift that the project is built with")
  func version() throws {
    let setup = try Self.content(of: "Tools/setup")
    let version = try #require(setup.firstMatch(of: /swift_version=(\S+)/)).output.1
    #expect(
      values(of: "FROM") == [
        "docker.io/library/swift:\(version)-bookworm AS build",
        "docker.io/library/swift:\(version)-bookworm-slim",
      ])
  }

  @Test("the image has the system libraries that the project is built with")
  func libraries() throws {
    let installed = lines.filter { $0.contains("apt-get install") }
      .flatMap { $0.split(separator: " ") }
    let built = try [Self.content(of: "Package.swift"), Self.content(of: "Tools/setup")]
      .flatMap { $0.matches(of: /(lib[a-z]+[0-9]*)-dev/).map(\.output.1) }
    #expect(Set(built).isSuperset(of: ["libpq", "libsqlite3", "libssl"]))
    for library in built where ["libpq", "libsqlite3", "libssl"].contains(library) {
      // Debian names the package to run after the one to build, and adds the interface's version.
      #expect(
        installed.contains { $0.hasPrefix(library) && !$0.hasSuffix("-dev") }, "\(library)")
    }
  }

  @Test("it runs as an ordinary user, and keeps its data on a volume")
  func user() throws {
    #expect(values(of: "USER") == ["pastime"])
    let command = try list(of: "ENTRYPOINT")
    let data = try #require(command.firstIndex(of: "--data"))
    #expect(values(of: "VOLUME") == [command[data + 1]])
    let page = try #require(command.firstIndex(of: "--page"))
    #expect(values(of: "COPY").contains("--from=build /pastime/dist \(command[page + 1])"))
  }

  @Test("its start command works, and so does its health check")
  func start() throws {
    let command = try list(of: "ENTRYPOINT")
    #expect(command.prefix(2) == ["pastime", "serve"])
    let health = try list(of: "CMD")
    let (page, data) = (try Folder(), try Folder())
    // An option that is given twice has its last value: the folders of this test, and any port.
    let backend = try ServedBackend(
      command.dropFirst(2) + [
        "--host", "127.0.0.1", "--port", "0", "--page", page.url.path, "--data",
        data.url.appending(path: "house").path,
      ], page: page)
    let port = try #require(backend.printed.firstMatch(of: /:(\d+)\/\n/)).output.1
    #expect(command.contains("8080") && values(of: "EXPOSE") == ["8080"])
    let ask = health.map { $0.replacing("/8080", with: "/\(port)") }
    #expect(ask != health)
    #expect(try run(ask) == 0)
    #expect(backend.stop() == 0)
    #expect(try run(ask) != 0)
  }

  /// The rest of each line that begins with a word.
  private func values(of word: String) -> [String] {
    lines.filter { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
  }

  /// The list that follows a word.
  private func list(of word: String) throws -> [String] {
    let line = try #require(lines.first { $0.contains("\(word) [") })
    let start = try #require(line.firstIndex(of: "["))
    return try JSONDecoder().decode([String].self, from: Data(line[start...].utf8))
  }

  private func run(_ command: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func content(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
