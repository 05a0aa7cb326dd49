import HTTPTypes
import Testing

@testable import HTTPService

@Suite("A code as a picture")
struct CodePictureTests {
  @Test("a player who shows a code gets a picture of the address that leads another device there")
  func picture() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let answer = try await backend.ask(.post, "/v1/pairing", as: token)
    let code = try #require(answer.body.firstMatch(of: /code (\w{8})\n/)?.output.1)
    let picture = try #require(CodePicture(of: "http://localhost/#/pair/\(code)"))
    #expect(answer.body.contains("view \(picture.viewBox)\noutline \(picture.outline)\n"))
  }

  @Test("the outline has a bar for each run of dark modules")
  func outline() throws {
    let picture = try #require(CodePicture(of: "pastime"))
    #expect(picture.viewBox == "-4 -4 29 29")
    // The square in the corner, and the light module beside it.
    #expect(picture.outline.hasPrefix("M0 0h7v1H0z"))
    #expect(CodePicture(of: String(repeating: "a", count: 200)) == nil)
  }
}
