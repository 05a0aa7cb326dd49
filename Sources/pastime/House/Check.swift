import ArgumentParser
import House
import Library
import Sync

/// `pastime check`: looks at all that a house keeps.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Look through everything that a house keeps.",
    discussion: """
      The file itself, the numbers in it, each row, and each record by the rules. Whatever is wrong gives a \
      line; then the totals follow. The house may run meanwhile.
      """)

  @Argument(help: "A copy to look through, and not the house itself.")
  var file: CopyFile?

  @OptionGroup
  var house: DataOption

  func run() throws {
    let name = file?.name ?? house.database
    let check = HouseCheck(try HouseReader.open(name)) {
      Console.print("\(name): \(HouseTexts.phrase(for: $0))")
    }
    for (total, count) in HouseTexts.totals(of: check) { Console.print("\(total) \(count)") }
    if check.faults > 0 { throw CommandError.faultyRecord }
  }
}
