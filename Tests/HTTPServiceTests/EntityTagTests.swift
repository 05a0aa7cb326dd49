import NIOCore
import Testing

@testable import HTTPService

@Suite("Entity tags")
struct EntityTagTests {
  private let tag = tag(of: "foobar")

  private static func tag(of text: String, coding: ContentCoding = .identity) -> EntityTag {
    ByteBuffer(string: text).withUnsafeReadableBytes { EntityTag(of: $0, coding: coding) }
  }

  @Test(
    "the hash is FNV-1a, as its published vectors show",
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c),
      ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func vectors(text: String, hash: UInt64) {
    #expect(ByteBuffer(string: text).withUnsafeReadableBytes(EntityTag.hash) == hash)
  }

  @Test("a different content or coding has a different tag")
  func distinct() {
    let tags = [
      tag, Self.tag(of: "foobaz"), Self.tag(of: "foobar", coding: .gzip),
      Self.tag(of: "foobar", coding: .brotli),
    ]
    #expect(Set(tags).count == tags.count)
    #expect(tag == Self.tag(of: "foobar"))
  }

  @Test("a list names the tag, strong or weak, among others")
  func listed() {
    for field in [
      tag.text, "W/\(tag.text)", "*", " * ", "\"a\", \(tag.text)", "\"a\",W/\(tag.text) , \"b\"",
      "\"with,comma\", \(tag.text)", ", ,\(tag.text)",
    ] {
      #expect(tag.isListed(in: field), "\(field)")
    }
  }

  @Test("a list without the tag does not name it, and neither does a malformed list")
  func notListed() {
    let bare = String(tag.text.dropFirst().dropLast())
    for field in [
      "", "\"a\"", bare, "\"\(bare)", "\(bare)\"", "w/\(tag.text)", "W/", "\"a\" *", "**",
      "x \(tag.text)",
    ] {
      #expect(!tag.isListed(in: field), "\(field)")
    }
  }

  @Test("If-Range needs the exact tag")
  func exact() {
    #expect(tag.isExactly(tag.text))
    #expect(!tag.isExactly("W/\(tag.text)"))
    #expect(!tag.isExactly("Sat, 21 Nov 2026 04:39:07 GMT"))
  }
}
