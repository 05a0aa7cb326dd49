import HTTPTypes
import Hummingbird
import Testing

@testable import HTTPService

@Suite("Security headers")
struct SecurityHeadersTests {
  /// One request for each kind of answer.
  static let requests: [(HTTPRequest.Method, String, HTTPFields, Int)] = [
    (.get, "/", [:], 200),
    (.get, "/", [.acceptEncoding: "br"], 200),
    (.get, "/digits.txt", [.range: "bytes=0-1"], 206),
    (.get, "/", [.ifNoneMatch: "*"], 304),
    (.head, "/", [:], 200),
    (.get, "/healthz", [:], 200),
    (.get, "/missing", [:], 404),
    (.post, "/", [:], 405),
    (.get, "/digits.txt", [.acceptEncoding: "identity;q=0"], 406),
    (.post, "/", [.contentLength: "99999999"], 413),
    (.get, "/" + String(repeating: "x", count: 4_000), [:], 414),
    (.get, "/digits.txt", [.range: "bytes=99-"], 416),
  ]

  @Test("every kind of answer has the security headers")
  func everyAnswer() async throws {
    for (method, target, fields, status) in Self.requests {
      let answer = try await Answer.to(method, target, fields)
      #expect(answer.status == status)
      for expected in SecurityHeaders.fields {
        #expect(answer.fields[values: expected.name] == [expected.value], "\(status)")
      }
      #expect(answer.fields[.server] == nil)
    }
  }

  @Test("the policy lets in the page's own scripts and WebAssembly, and nothing else")
  func policy() throws {
    let policy = SecurityHeaders.contentSecurityPolicy
    // The digest of the script within the page follows from that script; its build compares them.
    let digest = try #require(policy.firstMatch(of: /'sha256-[\w+\/]{43}='/))
    #expect(
      policy == """
        default-src 'none'; script-src 'self' 'wasm-unsafe-eval' \(digest.output); style-src 'self'; \
        img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; \
        require-trusted-types-for 'script'; trusted-types pastime
        """)
    let names = SecurityHeaders.fields.map { $0.name.canonicalName }
    #expect(
      names.sorted() == [
        "content-security-policy", "cross-origin-embedder-policy", "cross-origin-opener-policy",
        "cross-origin-resource-policy", "permissions-policy", "referrer-policy",
        "x-content-type-options",
      ])
  }

  @Test("an answer without the security headers gets them")
  func added() async throws {
    struct Bare: ResourceResponder {
      func methods(for request: HTTPRequest, at path: String) -> Methods { .reading }
      func respond(to request: Request, context: RequestScope) -> Response {
        Response(status: .ok)
      }
    }
    let responder = OutermostResponder(
      inner: Bare(), configuration: ServiceConfiguration(), logger: Samples.quiet)
    let answer = try await Answer.to("/", from: responder)
    #expect(answer.fields[.contentSecurityPolicy] == SecurityHeaders.contentSecurityPolicy)
  }
}
