import BackendTesting
import Foundation
import Testing

@Suite("Serving a page whose links a native app opens", .timeLimit(.minutes(20)))
struct ServeAppTests {
  @Test("the service announces the named app, even without a server")
  func told() async throws {
    let service = try ServedBackend("--app", "ABCDE12345.example.pastime", page: Folder())
    let answer = try await service.ask("GET", "/.well-known/apple-app-site-association")
    #expect(answer.status == 200)
    #expect(answer.body.contains(#"["ABCDE12345.example.pastime"]"#))
    #expect(service.stop() == 0)
  }

  @Test("a wrong identifier is refused")
  func refused() throws {
    let command = try Command("serve", "--app", "pastime")
    #expect(command.code == 2)
    #expect(command.complaint.contains("--app"))
  }
}
