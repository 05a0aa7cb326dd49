import ByteStrings

extension HouseModel {
  /// What is shown; nothing where there is no house.
  package var page: HousePage {
    switch step {
    case .overview: overview
    case .offering(let answer):
      HousePage(
        sentences: [HouseTexts.addNote(house?.address ?? "")], code: grouped(answer["code"] ?? ""),
        picture: answer["view"].map { ($0, answer["outline"] ?? "") }, intents: [.rest])
    case .asking(let claim):
      HousePage(
        sentences: [HouseTexts.asks(claim)], code: claim[0], intents: [.allow, .refuse])
    case .entering:
      HousePage(
        sentences: [HouseTexts.enterNote], field: HouseTexts.code, intents: [.join, .rest])
    case .waiting(let number):
      HousePage(sentences: [HouseTexts.waits(number)], code: number, intents: [.rest])
    case .sheet(let signs):
      HousePage(
        sentences: [HouseTexts.sheetNote], code: grouped(signs), intents: [.copySheet, .rest])
    case .erasing:
      HousePage(sentences: [HouseTexts.eraseNote], intents: [.erase, .rest])
    }
  }

  private var overview: HousePage {
    guard let house else { return HousePage(sentences: [], intents: []) }
    var page = HousePage(sentences: [], intents: [.begin, .enterCode])
    if let keeping { page.sentences.append(HouseTexts.sentence(keeping)) }
    if house.isMember {
      page.devices = devices
      page.intents = [.offer, .makeSheet, .askToErase]
    } else {
      page.sentences.append(HouseTexts.offer(house.address))
      if house.asksForWord { page.field = HouseTexts.word }
    }
    if !house.sentence.isEmpty { page.sentences.append(house.sentence) }
    return page
  }

  /// Signs in groups of four, as they are read aloud.
  private func grouped(_ signs: PlainText) -> PlainText {
    var grouped: [UInt8] = []
    for sign in signs.utf8 where sign != UInt8(ascii: "-") {
      if grouped.count % 5 == 4 { grouped.append(UInt8(ascii: " ")) }
      grouped.append(sign)
    }
    return PlainText(utf8: grouped)
  }
}
