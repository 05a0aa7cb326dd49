import Library

extension RGB {
  /// Red, green and blue, each from 0 to 1.
  package var parts: (red: Double, green: Double, blue: Double) {
    let part = { (shift: UInt32) in Double(bits >> shift & 255) / 255 }
    return (part(16), part(8), part(0))
  }

  /// The colour with these parts, each clamped to the range from 0 to 1.
  package init(red: Double, green: Double, blue: Double) {
    let bits = { (part: Double) in UInt32((min(max(part, 0), 1) * 255).rounded()) }
    self.init(bits(red) << 16 | bits(green) << 8 | bits(blue))
  }
}
