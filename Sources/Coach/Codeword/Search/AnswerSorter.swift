/// Sorts answers into groups by the codes of their marks.
struct AnswerSorter: Sendable {
  private var counts: [UInt16] = Array(repeating: 0, count: 1 << 10)

  init() {}

  /// The groups, each in the order of the members, without the group of a given code.
  mutating func groups(of members: [UInt16], codes: [UInt16], without code: Int? = nil)
    -> [[UInt16]]
  {
    // The first member of a group determines the group's position in the result, counted from 1.
    var groups: [[UInt16]] = []
    for (index, member) in members.enumerated() where Int(codes[index]) != code {
      let cell = Int(codes[index])
      if counts[cell] == 0 {
        groups.append([member])
        counts[cell] = UInt16(groups.count)
      } else {
        groups[Int(counts[cell]) - 1].append(member)
      }
    }
    for code in codes { counts[Int(code)] = 0 }
    return groups
  }
}
