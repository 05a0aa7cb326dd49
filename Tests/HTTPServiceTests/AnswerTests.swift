import HTTPTypes
import Hummingbird
import Testing

@testable import HTTPService

@Suite("Answers to requests")
struct AnswerTests {
  @Test("the page is served at / and at its name, and a browser asks for it again each time")
  func index() async throws {
    for target in ["/", "/index.html", "/?from=home"] {
      let answer = try await Answer.to(target)
      #expect(answer.status == 200)
      #expect(answer.body == Samples.index)
      #expect(answer.fields[.contentType] == "text/html; charset=utf-8")
      #expect(answer.fields[.contentLength] == String(Samples.index.utf8.count))
      #expect(answer.fields[.cacheControl] == "no-cache")
      #expect(answer.fields[.vary] == "Accept-Encoding")
      #expect(answer.fields[.acceptRanges] == "bytes")
    }
  }

  @Test("a file named after its content is kept forever")
  func hashedFile() async throws {
    let answer = try await Answer.to("/app.0123abcd.wasm")
    #expect(answer.status == 200)
    #expect(answer.fields[.contentType] == "application/wasm")
    #expect(answer.fields[.cacheControl] == "public, max-age=31536000, immutable")
    #expect(answer.fields[.vary] == nil)
  }

  @Test("each coding has its own bytes and its own tag")
  func codings() async throws {
    let identity = try await Answer.to("/")
    let gzip = try await Answer.to("/", [.acceptEncoding: "gzip"])
    let brotli = try await Answer.to("/", [.acceptEncoding: "gzip, br"])
    #expect(gzip.body == "gzip bytes" && gzip.fields[.contentEncoding] == "gzip")
    #expect(brotli.body == "br bytes" && brotli.fields[.contentEncoding] == "br")
    #expect(identity.fields[.contentEncoding] == nil)
    #expect(Set([identity, gzip, brotli].map { $0.fields[.eTag] }).count == 3)
    #expect(brotli.fields[.vary] == "Accept-Encoding")
  }

  @Test("a client that accepts none of the codings gets 406")
  func notAcceptable() async throws {
    let answer = try await Answer.to("/digits.txt", [.acceptEncoding: "br, identity;q=0"])
    #expect(answer.status == 406)
    #expect(answer.fields[.vary] == "Accept-Encoding")
  }

  @Test("a client that has the bytes gets 304 without a body")
  func notModified() async throws {
    let tag = try #require(try await Answer.to("/").fields[.eTag])
    for field in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let answer = try await Answer.to("/", [.ifNoneMatch: field])
      #expect(answer.status == 304)
      #expect(answer.body.isEmpty)
      #expect(answer.fields[.eTag] == tag)
      #expect(answer.fields[.cacheControl] == "no-cache")
      #expect(answer.fields[.vary] == "Accept-Encoding")
      #expect(answer.fields[.contentType] == nil)
    }
    let packed = try await Answer.to("/", [.ifNoneMatch: tag, .acceptEncoding: "br"])
    #expect(packed.status == 200)
  }

  @Test("a condition takes precedence over a range")
  func conditionBeforeRange() async throws {
    let tag = try #require(try await Answer.to("/digits.txt").fields[.eTag])
    let answer = try await Answer.to("/digits.txt", [.ifNoneMatch: tag, .range: "bytes=0-1"])
    #expect(answer.status == 304)
  }

  @Test(
    "one range gets that part of the file",
    arguments: [
      ("bytes=2-4", "234", "bytes 2-4/10"), ("bytes=7-", "789", "bytes 7-9/10"),
      ("bytes=-3", "789", "bytes 7-9/10"), ("bytes=0-99", "0123456789", "bytes 0-9/10"),
    ])
  func range(field: String, body: String, contentRange: String) async throws {
    let answer = try await Answer.to("/digits.txt", [.range: field])
    #expect(answer.status == 206)
    #expect(answer.body == body)
    #expect(answer.fields[.contentLength] == String(body.utf8.count))
    #expect(answer.fields[.contentRange] == contentRange)
    let whole = try await Answer.to("/digits.txt")
    #expect(answer.fields[.eTag] == whole.fields[.eTag])
  }

  @Test("several ranges and malformed ones get the whole file")
  func ignoredRange() async throws {
    for field in ["bytes=0-1,3-4", "bytes=4-2", "nonsense"] {
      let answer = try await Answer.to("/digits.txt", [.range: field])
      #expect(answer.status == 200)
      #expect(answer.body == Samples.digits)
      #expect(answer.fields[.contentRange] == nil)
    }
  }

  @Test("a range beyond the end gets 416 with the file's size")
  func unsatisfiableRange() async throws {
    let answer = try await Answer.to("/digits.txt", [.range: "bytes=10-"])
    #expect(answer.status == 416)
    #expect(answer.fields[.contentRange] == "bytes */10")
    #expect(try await Answer.to("/empty.txt", [.range: "bytes=-1"]).status == 416)
  }

  @Test("a range counts only if the client knows the current file")
  func ifRange() async throws {
    let tag = try #require(try await Answer.to("/digits.txt").fields[.eTag])
    func status(ifRange: String) async throws -> Int {
      try await Answer.to("/digits.txt", [.range: "bytes=0-1", .ifRange: ifRange]).status
    }
    #expect(try await status(ifRange: tag) == 206)
    #expect(try await status(ifRange: "W/\(tag)") == 200)
    #expect(try await status(ifRange: "\"other\"") == 200)
  }

  @Test("ranges apply only to GET and to the file itself")
  func rangeOfOthers() async throws {
    let head = try await Answer.to(.head, "/digits.txt", [.range: "bytes=0-1"])
    #expect(head.status == 200)
    let packed = try await Answer.to("/", [.range: "bytes=0-1", .acceptEncoding: "br"])
    #expect(packed.status == 200)
    #expect(packed.body == "br bytes")
    #expect(packed.fields[.acceptRanges] == nil)
  }

  @Test(
    "HEAD gets the fields of GET and no body",
    arguments: ["/", "/app.0123abcd.wasm", "/healthz", "/missing", "/empty.txt"])
  func head(target: String) async throws {
    let get = try await Answer.to(target, [.acceptEncoding: "br"])
    let head = try await Answer.to(.head, target, [.acceptEncoding: "br"])
    #expect(head.status == get.status)
    #expect(head.fields == get.fields)
    #expect(head.body.isEmpty)
  }

  @Test("methods that write get 405 with the list of allowed methods")
  func methods() async throws {
    for method in [HTTPRequest.Method.post, .put, .delete, .patch, .trace] {
      for target in ["/", "/healthz"] {
        let answer = try await Answer.to(method, target)
        #expect(answer.status == 405)
        #expect(answer.fields[.allow] == "GET, HEAD, OPTIONS")
      }
    }
  }

  @Test(
    "a path that is not in the page gets 404",
    arguments: [
      "/missing", "/../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/", "//index.html",
      "/index.html/", "/./index.html", "/index%2ehtml", "/index.html.br", "/INDEX.HTML",
      "/index.html%00", "*", "/icons/../index.html", "/\\index.html", "/é",
    ])
  func notFound(target: String) async throws {
    let answer = try await Answer.to(target)
    #expect(answer.status == 404)
    #expect(answer.body == "404 Not Found\n")
    #expect(answer.fields[.contentType] == "text/plain; charset=utf-8")
  }

  @Test("the service reports its health in two letters that no cache keeps")
  func health() async throws {
    let answer = try await Answer.to("/healthz")
    #expect(answer.status == 200)
    #expect(answer.body == "ok\n")
    #expect(answer.fields[.cacheControl] == "no-store")
  }

  @Test("a body within the limit is dropped, and a larger body is refused")
  func bodies() async throws {
    #expect(try await Answer.to("/", body: String(repeating: "x", count: 16_384)).status == 200)
    let answer = try await Answer.to(.post, "/", body: String(repeating: "x", count: 16_385))
    #expect(answer.status == 413)
    #expect(answer.fields[.connection] == "close")
  }

  @Test("a target that is too long is refused")
  func longTarget() async throws {
    let longest = "/?" + String(repeating: "x", count: 2_046)
    #expect(try await Answer.to(longest).status == 200)
    #expect(try await Answer.to(longest + "x").status == 414)
  }

  @Test("the service reports a fault without the text of the error")
  func error() async throws {
    struct Secret: Error {}
    struct Broken: ResourceResponder {
      func methods(for request: HTTPRequest, at path: String) -> Methods { .reading }
      func respond(to request: Request, context: RequestScope) throws -> Response { throw Secret() }
    }
    let broken = OutermostResponder(
      inner: Broken(), configuration: ServiceConfiguration(), logger: Samples.quiet)
    let answer = try await Answer.to("/", from: broken)
    #expect(answer.status == 500)
    #expect(!answer.body.contains("Secret"))
    #expect(answer.fields[.contentSecurityPolicy] != nil)
  }
}
