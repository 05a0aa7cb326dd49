import ByteStrings

extension DeskModel {
  /// What is shown; nothing where there is no house.
  var page: HousePage {
    switch step {
    case .overview, .circles, .races, .challenges, .evening, .together, .fair, .along: overview
    case .offering(let answer):
      HousePage(
        sentences: [texts.addNote(house?.address ?? "")], code: grouped(answer["code"] ?? ""),
        picture: answer["view"].map { ($0, answer["outline"] ?? "") }
      ).offering(.rest)
    case .asking(let claim):
      HousePage(sentences: [texts.asks(claim)], code: claim[0])
        .offering(.allow).offering(.refuse)
    case .entering:
      HousePage(
        sentences: [house?.isMember == true ? texts.moveNote : texts.enterNote],
        field: texts.code
      ).offering(.join).offering(.rest)
    case .waiting(let number):
      HousePage(sentences: [texts.waits(number)], code: number).offering(.rest)
    case .sheet(let signs):
      HousePage(sentences: [texts.sheetNote], code: grouped(signs))
        .offering(.copySheet).offering(.rest)
    case .erasing:
      HousePage(sentences: [texts.eraseNote]).offering(.erase).offering(.rest)
    }
  }

  private var overview: HousePage {
    var page = HousePage(sentences: [])
    if isOutdated {
      page.sentences = [texts.outdated]
      return page
    }
    if !surroundings.standing.isEmpty { page.sentences.append(surroundings.standing) }
    let isRemoved = surroundings.isRemoved
    guard let house else {
      if isRemoved { page.offer(.leave) } else { page.sentences = [] }
      return page
    }
    page.hasCircles = true
    page.hasRaces = house.deals
    if house.isMember {
      page.sentences.append(texts.kept(surroundings.games, bytes: bytes, at: house.address))
      if house.deals { page.sentences.append(texts.deals) }
      page.devices = devices
      page.offer(.offer)
      page.offer(.makeSheet)
      if house.deals { page.offer(.along) }
      page.offer(.enterCode)
      page.offer(.askToErase)
    } else {
      page.offer(.begin)
      page.offer(.enterCode)
      if isRemoved { page.offer(.leave) }
      page.sentences.append(texts.offer(house.address))
      if house.asksForWord { page.field = texts.word }
    }
    if !house.sentence.isEmpty { page.sentences.append(house.sentence) }
    return page
  }

  /// Signs in groups of four, as they are read aloud.
  func grouped(_ signs: PlainText) -> PlainText {
    var grouped: [UInt8] = []
    for sign in signs.utf8 where sign != UInt8(ascii: "-") {
      if grouped.count % 5 == 4 { grouped.append(UInt8(ascii: " ")) }
      grouped.append(sign)
    }
    return PlainText(utf8: grouped)
  }
}
