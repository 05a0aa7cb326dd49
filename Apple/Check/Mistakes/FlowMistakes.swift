// Mistakes that the compiler only finds when it follows what runs. See TypeMistakes.swift.

import AppCore
import SwiftUI

private final class Counter {
  var count = 0
}

private struct FlowMistakes: View {
  @State private var numbers = [1, 2]

  var body: some View { EmptyView() }

  func beforeItIsThere() -> Int {
    let number: Int
    return number  // mistake: nothing was put there
  }

  func nothingComesBack(_ isOn: Bool) -> Int {
    if isOn { return 1 }
  }  // mistake: nothing is returned

  func overlap() {
    var pair = [1, 2]
    swap(&pair[0], &pair[1])  // mistake: the array is changed while it is changed
  }

  func elsewhere() {
    let counter = Counter()
    Task.detached { counter.count += 1 }  // mistake: two may change it at once
    counter.count += 1
  }
}
