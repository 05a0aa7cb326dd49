extension QRMatrix {
  /// How hard it is for a camera to find the picture. The mask with the lowest penalty is used (ISO/IEC
  /// 18004:2015, table 11).
  var penalty: Int {
    var penalty = squares + balance
    for index in 0..<size {
      penalty += Self.penalty(ofLine: (0..<size).map { self[index, $0] })
      penalty += Self.penalty(ofLine: (0..<size).map { self[$0, index] })
    }
    return penalty
  }

  /// Three for each square of four equal modules.
  private var squares: Int {
    var count = 0
    for row in 1..<size {
      for column in 1..<size {
        let module = self[row, column]
        if module == self[row - 1, column], module == self[row, column - 1],
          module == self[row - 1, column - 1]
        {
          count += 1
        }
      }
    }
    return 3 * count
  }

  /// Ten for each whole five percent by which the share of dark modules differs from one half.
  private var balance: Int {
    let dark = modules.count { $0 }
    return abs(dark * 2 - modules.count) * 10 / modules.count * 10
  }

  /// Three for five equal modules in a line, and one for each further module; 40 where a line looks like the
  /// middle of a corner square, 1:1:3:1:1, with four light modules on one side.
  private static func penalty(ofLine line: [Bool]) -> Int {
    var penalty = 0
    var run = 0
    for (index, module) in line.enumerated() {
      run = index > 0 && module == line[index - 1] ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
    }
    for start in 0..<line.count - 6 where Array(line[start..<start + 7]) == finder {
      let isLight = { (range: Range<Int>) in
        range.allSatisfy { index in
          !line.indices.contains(index) || !line[index]
        }
      }
      if isLight(start - 4..<start) || isLight(start + 7..<start + 11) { penalty += 40 }
    }
    return penalty
  }

  private static let finder = [true, false, true, true, true, false, true]
}
