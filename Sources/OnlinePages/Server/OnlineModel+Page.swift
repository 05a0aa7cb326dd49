import ByteStrings

extension OnlineModel {
  /// The page to show; empty if there is no server.
  var page: ServerPage {
    switch step {
    case .overview, .circles, .races, .challenges, .evening, .packs, .together, .fair, .offline:
      overview
    case .offering(let answer):
      ServerPage(
        sentences: [texts.addNote(server?.address ?? "")], code: grouped(answer["code"] ?? ""),
        picture: answer["view"].map { ($0, answer["outline"] ?? "") }
      ).offering(.rest)
    case .asking(let claim):
      ServerPage(sentences: [texts.asks(claim)], code: claim[0])
        .offering(.allow).offering(.refuse)
    case .entering:
      ServerPage(
        sentences: [server?.isMember == true ? texts.moveNote : texts.enterNote],
        field: texts.code
      ).offering(.join).offering(.rest)
    case .waiting(let number):
      ServerPage(sentences: [texts.waits(number)], code: number).offering(.rest)
    case .recoveryKey(let characters):
      ServerPage(sentences: [texts.recoveryKeyNote], code: grouped(characters))
        .offering(.copyRecoveryKey).offering(.rest)
    case .erasing:
      ServerPage(sentences: [texts.eraseNote]).offering(.erase).offering(.rest)
    }
  }

  private var overview: ServerPage {
    var page = ServerPage(sentences: [surroundings.standing])
    if isOutdated {
      page.sentences = [texts.outdated]
      return page
    }
    let isRemoved = surroundings.isRemoved
    guard let server else {
      if isRemoved { page.offer(.leave) } else { page.sentences = [] }
      return page
    }
    if server.isMember {
      // The sync status of a new member is still to come: its line is there, so that no button moves.
      if surroundings.standing.isEmpty { page.sentences[0] = "…" }
      page.sentences.append(texts.kept(surroundings.games, bytes: bytes, at: server.address))
      if server.deals { page.sentences.append(texts.deals) }
      page.devices = devices
      page.offer(.offer)
      page.offer(.makeRecoveryKey)
      if server.deals { page.offer(.offline) }
      page.offer(.enterCode)
      page.offer(.askToErase)
    } else {
      page.offer(.begin)
      page.offer(.enterCode)
      if isRemoved { page.offer(.leave) }
      page.sentences.append(texts.offer(server.address))
      if server.asksForWord { page.field = texts.word }
    }
    if !server.sentence.isEmpty { page.sentences.append(server.sentence) }
    return page
  }

  /// Characters in groups of four, as they are read aloud.
  func grouped(_ characters: PlainText) -> PlainText {
    var grouped: [UInt8] = []
    for character in characters.utf8 where character != UInt8(ascii: "-") {
      if grouped.count % 5 == 4 { grouped.append(UInt8(ascii: " ")) }
      grouped.append(character)
    }
    return PlainText(utf8: grouped)
  }
}
