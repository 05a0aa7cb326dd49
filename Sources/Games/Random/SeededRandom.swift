/// A seeded generator that gives the same numbers on every platform and in every release.
///
/// xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (public domain,
/// <https://prng.di.unimi.it/xoshiro128starstar.c>), seeded through SplitMix64. Only fixed-width
/// integers are used: the standard library's draws differ between 32 and 64 bits and between releases.
public struct SeededRandom: Equatable, Sendable {
  private var s0: UInt32
  private var s1: UInt32
  private var s2: UInt32
  private var s3: UInt32

  /// A generator whose whole sequence follows from `seed`.
  public init(seed: UInt64) {
    var mix = SplitMix64(state: seed)
    let low = mix.next()
    let high = mix.next()
    self.init(
      state: (
        UInt32(truncatingIfNeeded: low), UInt32(truncatingIfNeeded: low >> 32),
        UInt32(truncatingIfNeeded: high), UInt32(truncatingIfNeeded: high >> 32)
      ))
  }

  /// A generator in a given state. A state of all zeros would give a sequence of zeros, so the last word then
  /// becomes 1.
  init(state: (UInt32, UInt32, UInt32, UInt32)) {
    (s0, s1, s2, s3) = state
    if s0 | s1 | s2 | s3 == 0 { s3 = 1 }
  }

  /// The next 32 random bits.
  public mutating func next() -> UInt32 {
    let result = rotated(s1 &* 5, by: 7) &* 9
    let t = s1 << 9
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = rotated(s3, by: 11)
    return result
  }

  /// A number from 0 up to but not including `bound`, each equally likely; 0 when `bound` is 0.
  ///
  /// Lemire's multiply-and-reject method (ACM TOMACS 29, 2019, <https://arxiv.org/abs/1805.10941>).
  public mutating func draw(below bound: UInt32) -> UInt32 {
    guard bound > 0 else { return 0 }
    // Neither factor has more than 32 bits. A checked product could need 128, which wasm does not have.
    var product = UInt64(next()) &* UInt64(bound)
    if UInt32(truncatingIfNeeded: product) < bound {
      let threshold = (0 &- bound) % bound
      while UInt32(truncatingIfNeeded: product) < threshold {
        product = UInt64(next()) &* UInt64(bound)
      }
    }
    return UInt32(truncatingIfNeeded: product >> 32)
  }

  /// The numbers below a count in a random order, every order equally likely (Fisher–Yates, from the end). They
  /// are indices for any elements to be shuffled, so that all shuffling shares this code.
  public mutating func permutation(of count: Int) -> [Int] {
    var indices = Array(0..<count)
    var unsettled = UInt32(truncatingIfNeeded: count)
    while unsettled > 1 {
      let chosen = draw(below: unsettled)
      unsettled -= 1
      indices.swapAt(Int(chosen), Int(unsettled))
    }
    return indices
  }

  /// Puts the elements in a random order, every order equally likely.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    elements = permutation(of: elements.count).map { elements[$0] }
  }
}

private func rotated(_ x: UInt32, by k: UInt32) -> UInt32 { x << k | x >> (32 - k) }
