/// The geometric mean of numbers above zero: the number whose product with itself, taken as often, is their
/// product; nil where there is none. Answer times are long once in a while, which moves an ordinary mean
/// further than what is usual moves.
///
/// A root by Newton's method, which needs no logarithm: from the ordinary mean, which is never less, it
/// falls until it is there. The product must be finite, as that of forty answers of an hour is.
func geometricMean(_ numbers: [Double]) -> Double? {
  if numbers.isEmpty { return nil }
  let count = Double(numbers.count)
  let product = numbers.reduce(1, *)
  var root = numbers.reduce(0, +) / count
  while true {
    var power = 1.0
    for _ in 1..<numbers.count { power *= root }
    let next = root + (product / power - root) / count
    // Rounded, it may not reach its end, but then it no longer falls.
    if next >= root { return root }
    root = next
  }
}
