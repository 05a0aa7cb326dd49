import ArgumentParser

/// A number of bytes, as people write it: `500M` or `20G`.
struct ByteCount: ExpressibleByArgument {
  let bytes: Int

  /// Reads digits and one of the letters K, M, G and T, each of which means 1,024 times the one before.
  init?(argument: String) {
    let powers: [Character: Int] = ["K": 10, "M": 20, "G": 30, "T": 40]
    guard let last = argument.last, let power = powers[last],
      argument.dropLast().allSatisfy({ ("0"..."9").contains($0) }),
      let count = Int(argument.dropLast()), count > 0
    else { return nil }
    let (bytes, isTooMany) = count.multipliedReportingOverflow(by: 1 << power)
    if isTooMany { return nil }
    self.bytes = bytes
  }
}
