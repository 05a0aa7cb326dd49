import Foundation
import NIOCore
import Testing

@testable import HTTPService

@Suite("Links that a native app opens")
struct AppIdentifierTests {
  private struct Association: Decodable {
    let applinks: Links

    struct Links: Decodable { let details: [Detail] }
    struct Detail: Decodable, Equatable {
      let appIDs: [String]
      let components: [[String: String]]
    }
  }

  @Test("an identifier has the ten characters of a team and a name with dots")
  func identifiers() {
    for text in ["ABCDE12345.example.pastime", "0000000000.a.B-9.c"] {
      #expect(AppIdentifier(text)?.text == text)
    }
    let wrong = [
      "", "example.pastime", "ABCDE12345.pastime", "ABCDE1234.example.pastime",
      "abcde12345.example.pastime", "ABCDE12345.example..pastime", "ABCDE12345.example.",
      "ABCDE12345.example.past\"ime", "ABCDE12345.example.past ime",
      "ABCDE12345.example." + String(repeating: "a", count: 255),
    ]
    for text in wrong { #expect(AppIdentifier(text) == nil, "\(text)") }
  }

  @Test("the service names the app that opens links, as JSON and without a redirect")
  func association() async throws {
    var site = Site(files: ["index.html": ByteBuffer(string: Samples.index)])
    let bytes = site.byteCount
    site.open(in: try #require(AppIdentifier("ABCDE12345.example.pastime")))
    #expect(site.byteCount > bytes)
    let answer = try await Answer.to(
      "/.well-known/apple-app-site-association", from: SiteResponder(site: site))
    #expect(answer.status == 200)
    #expect(answer.fields[.contentType] == "application/json")
    #expect(answer.fields[.cacheControl] == "no-cache")
    let association = try JSONDecoder().decode(Association.self, from: Data(answer.body.utf8))
    #expect(
      association.applinks.details == [
        Association.Detail(
          appIDs: ["ABCDE12345.example.pastime"], components: [["/": "/", "#": "/?*"]])
      ])
    #expect(try await Answer.to("/", from: SiteResponder(site: site)).body == Samples.index)
  }

  @Test("without an app the service names none")
  func none() async throws {
    await #expect(throws: Refusal.self) {
      try await Answer.to(
        "/.well-known/apple-app-site-association", from: SiteResponder(site: Samples.site))
    }
  }
}
