import ByteStrings
import Library

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
        sentences: [house?.isMember == true ? HouseTexts.moveNote : HouseTexts.enterNote],
        field: HouseTexts.code, intents: [.join, .rest])
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
    var page = HousePage(sentences: [], intents: [])
    if isOutdated {
      page.sentences = [HouseTexts.outdated]
      return page
    }
    if let keeping { page.sentences.append(HouseTexts.sentence(keeping)) }
    let isRemoved = if case .refused(.removed, _)? = keeping { true } else { false }
    guard let house else {
      if isRemoved { page.intents = [.leave] } else { page.sentences = [] }
      return page
    }
    if house.isMember {
      page.sentences.append(
        HouseTexts.kept(frame.library.history.count, bytes: bytes, at: house.address))
      page.devices = devices
      page.intents = [.offer, .makeSheet, .enterCode, .askToErase]
    } else {
      page.intents = isRemoved ? [.begin, .enterCode, .leave] : [.begin, .enterCode]
      page.sentences.append(HouseTexts.offer(house.address))
      if house.asksForWord { page.field = HouseTexts.word }
    }
    if !house.sentence.isEmpty { page.sentences.append(house.sentence) }
    return page
  }

  /// When the house saw a device last, in words.
  package func seen(_ device: HouseDevice) -> PlainText {
    HouseTexts.seen(device.seen, today: frame.today)
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
