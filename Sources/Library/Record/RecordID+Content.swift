import Games

extension RecordID {
  /// The identity that follows from bytes: the same wherever it is made.
  ///
  /// The 128-bit FNV-1a hash by Fowler, Noll and Vo (RFC 9923). It tells apart what happened to be
  /// different, not what somebody made to collide.
  init(hashing bytes: [UInt8]) {
    var high: UInt64 = 0x6c62_272e_07bb_0142
    var low: UInt64 = 0x62b8_2175_6295_c58d
    for byte in bytes {
      low ^= UInt64(byte)
      // Times the prime 2^88 + 0x13b. The product of the low half is put together from halves,
      // because wasm has no product of 128 bits.
      let first = (low & 0xffff_ffff) &* 0x13b
      let second = (low >> 32) &* 0x13b &+ (first >> 32)
      high = high &* 0x13b &+ (low << 24) &+ (second >> 32)
      low = second << 32 | first & 0xffff_ffff
    }
    self.init(high: high, low: low)
  }
}
