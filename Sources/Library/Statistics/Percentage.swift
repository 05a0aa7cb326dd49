/// The percentage of a part in a whole, rounded to an integer; nil if the whole is empty. Only all of it is 100 %, and
/// only nothing of it is 0 %.
/// - Parameter part: at least 0, and at most the whole.
public func percentage(of part: Int, in whole: Int) -> Int? {
  if whole == 0 || part == 0 { return whole == 0 ? nil : 0 }
  if part == whole { return 100 }
  // A checked product of 64 bits is a call that the browser's program does not have.
  let rounded = (Int64(part) &* 200 + Int64(whole)) / (Int64(whole) &* 2)
  return max(1, min(99, Int(rounded)))
}
