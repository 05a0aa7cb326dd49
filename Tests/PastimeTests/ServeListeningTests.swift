import BackendTesting
import Foundation
import Testing

@Suite("Where a service listens, and why it does not", .timeLimit(.minutes(20)))
struct ServeListeningTests {
  private let folder: Folder
  private let page: Folder
  private var data: String { folder.url.appending(path: "house").path }

  init() throws {
    (folder, page) = (try Folder(), try Folder())
    try page.write("<!doctype html>", to: "index.html")
  }

  @Test(
    "a server whose port is in use does not start, and says so",
    arguments: [[], ["--address", "https://games.example"], ["--proxy", "127.0.0.1"]])
  func takenPort(arguments: [String]) throws {
    let first = try ServedBackend(page: page)
    let port = try #require(first.printed.firstMatch(of: /:(\d+)\/\n/)).output.1
    let second = try Command(
      ["serve", "--port", "\(port)", "--page", page.url.path, "--data", data] + arguments)
    #expect(second.code == 69)
    #expect(second.complaint == "Port \(port) is in use. Name another one with --port.\n")
    #expect(second.output.isEmpty)
    #expect(first.stop() == 0)
  }

  @Test("a missing page is reported", arguments: [["--page", "nowhere"], ["--page", "."]])
  func missingPage(arguments: [String]) throws {
    let command = try Command(["serve", "--port", "0"] + arguments, in: folder)
    #expect(command.code == 66)
    #expect(command.complaint.contains("--page"))
  }

  @Test("an address of IPv6 may stand in brackets", .enabled(if: hasIPv6))
  func brackets() throws {
    let backend = try ServedBackend("--host", "[::1]", page: page)
    #expect(backend.printed.contains("Pastime is at http://[::1]:"))
    #expect(backend.stop() == 0)
  }

  @Test(
    "a wrong address is refused with a reason",
    arguments: ["games.example", "https://a.example/games?x", "https://a.example/my games"])
  func address(text: String) throws {
    let command = try Command(
      ["serve", "--port", "0", "--data", "x", "--address", text], in: folder)
    #expect(command.code == 2)
    #expect(command.complaint.contains("An address begins with http:// or https://"))
  }

  @Test("a server at a path gives out its address with the path")
  func path() async throws {
    let backend = try ServedBackend(
      "--data", data, "--address", "http://localhost/games/", page: page)
    let answer = try await backend.ask("GET", "/v1/house").body
    #expect(answer.contains("\naddress http://localhost/games\n"))
    #expect(backend.stop() == 0)
  }
}

/// Whether this machine can be reached over IPv6.
private let hasIPv6: Bool = {
  let descriptor = socket(AF_INET6, 1, 0)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  var address = sockaddr_in6()
  address.sin6_family = sa_family_t(AF_INET6)
  address.sin6_addr = in6addr_loopback
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
    }
  }
}()
