import ByteStrings
import Coach

extension CoachPage {
  /// The labels of the bars of a game. Those of choices and chance also name the parts of a friend's result:
  /// "Word choice", "Chance".
  struct BarLabels {
    let usual: PlainText
    let choices: PlainText
    let chance: PlainText
    let sum: PlainText
  }

  /// Up to three bars, each of which begins where the previous one ends, and their total. A part of nothing has no bar.
  /// The printed numbers add up, because chance is the rest of the rounded numbers.
  mutating func bars(_ balance: Balance, _ labels: BarLabels) {
    bars(
      usual: tenths(balance.par), choices: tenths(balance.cost), sum: tenths(balance.result),
      labels)
  }

  /// The same bars, in tenths.
  mutating func bars(
    usual: Int, choices: Int, sum: Int, _ labels: BarLabels
  ) {
    let chosen = usual + choices
    let longest = max(1, usual, chosen, sum)
    func add(_ tone: Tone, _ label: PlainText, _ figure: PlainText, _ start: Int, _ end: Int) {
      let from = max(0, min(start, end)) * 100 / longest
      let to = max(0, start, end) * 100 / longest
      bar(tone, label, figure, from: from, length: to - from)
    }
    add(.usual, labels.usual, CoachPhrases.figure(tenths: usual), 0, usual)
    func part(_ tone: Tone, _ label: PlainText, _ start: Int, _ end: Int) {
      if start == end { return }
      add(tone, label, CoachPhrases.signed(tenths: end - start), start, end)
    }
    part(.choices, labels.choices, usual, chosen)
    part(.chance, labels.chance, chosen, sum)
    let whole = sum % 10 == 0 ? "\(sum / 10)" : CoachPhrases.figure(tenths: sum)
    add(.sum, labels.sum, "= \(whole)", 0, sum)
  }

  /// Parts of a whole, each of which begins where the previous one ends, and the whole.
  mutating func counts(_ parts: [(tone: Tone, label: PlainText, count: Int)], _ sum: PlainText) {
    var all = 0
    for part in parts { all += part.count }
    var from = 0
    for part in parts where part.count > 0 {
      let (start, end) = (from * 100 / max(1, all), (from + part.count) * 100 / max(1, all))
      bar(part.tone, part.label, "\(part.count)", from: start, length: end - start)
      from += part.count
    }
    bar(.sum, sum, "= \(all)", from: 0, length: 100)
  }
}
