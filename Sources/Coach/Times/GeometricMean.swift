/// The geometric mean of positive numbers; nil if there are none. Occasional long answer times would distort an
/// arithmetic mean.
///
/// It computes the root by Newton's method, which needs no logarithm. Starting from the arithmetic mean, which
/// is never less, the values fall until they reach the root. The product must be finite, as it is for forty
/// answers of one hour.
func geometricMean(_ numbers: [Double]) -> Double? {
  if numbers.isEmpty { return nil }
  let count = Double(numbers.count)
  let product = numbers.reduce(1, *)
  var root = numbers.reduce(0, +) / count
  while true {
    var power = 1.0
    for _ in 1..<numbers.count { power *= root }
    let next = root + (product / power - root) / count
    // Because of rounding, it may not reach the exact root, but then it stops falling.
    if next >= root { return root }
    root = next
  }
}
