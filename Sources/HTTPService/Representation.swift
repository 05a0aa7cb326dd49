import HTTPTypes
import NIOCore

/// A file in one coding, ready to be sent: its bytes, and the header fields for every answer with it.
struct Representation: Sendable {
  let coding: ContentCoding
  let body: ByteBuffer
  let tag: EntityTag
  /// The header fields of an answer with the whole body.
  let fields: HTTPFields
  /// The header fields of "304 Not Modified", which has neither a body nor a description of one.
  let notModifiedFields: HTTPFields

  init(
    _ body: ByteBuffer, coding: ContentCoding, contentType: String, cacheControl: String,
    isNegotiated: Bool
  ) {
    self.coding = coding
    self.body = body
    tag = body.withUnsafeReadableBytes { EntityTag(of: $0, coding: coding) }

    var common = SecurityHeaders.fields
    common.append(HTTPField(name: .eTag, value: tag.text))
    common.append(HTTPField(name: .cacheControl, value: cacheControl))
    if isNegotiated {
      common.append(HTTPField(name: .vary, value: "Accept-Encoding"))
    }
    notModifiedFields = common

    var fields: HTTPFields = [
      .contentLength: String(body.readableBytes),
      .contentType: contentType,
    ]
    if coding == .identity {
      fields.append(HTTPField(name: .acceptRanges, value: "bytes"))
    } else {
      fields.append(HTTPField(name: .contentEncoding, value: coding.rawValue))
    }
    self.fields = fields + common
  }

  /// The header fields of "206 Partial Content" with this part of the body.
  func fields(for part: Range<Int>) -> HTTPFields {
    var fields = fields
    fields[.contentLength] = String(part.count)
    fields[.contentRange] =
      "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.readableBytes)"
    return fields
  }
}
