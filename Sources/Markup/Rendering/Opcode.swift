/// The instructions of a patch, as `docs/bridge.md` describes them. The bridge has the same list in
/// `Web/bridge/protocol.js`.
package enum Opcode: UInt32 {
  case define = 1
  case event, element, vector, text, insert, remove, forget, content
  case attribute, unset, property, flag, style, listen, focus, reveal, modal
}
