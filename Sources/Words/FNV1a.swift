/// The 64-bit FNV-1a hash of bytes, by Fowler, Noll and Vo (RFC 9923).
func fnv1a64(_ bytes: [UInt8]) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
  return hash
}
