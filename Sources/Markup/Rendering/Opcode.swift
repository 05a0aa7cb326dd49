/// The instructions of a patch, see `docs/bridge.md`.
enum Opcode: UInt32 {
  case define = 1
  case event, element, vector, text, insert, remove, forget, content
  case attribute, unset, property, flag, style, listen, focus, reveal, modal
}
