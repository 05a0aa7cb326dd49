import Games
import Library
import Screens
import Testing
import Words

/// The samples with all their words, as they stand in a record.
private let racks = [
  "cdenno": """
  rack=cdenno words=cod,con,den,doc,doe,don,end,eon,nod,ode,one,code,coed,cone,conn,deco,done,neon,\
  node,none,once,coden,coned,donne,nonce,conned bonus=ned,non
  """,
  "ehhssu": """
  rack=ehhssu words=ess,heh,hes,hue,huh,she,shh,sue,use,hehs,hues,hush,shes,sues,uses,shush,hushes \
  bonus=
  """,
  "hisswy": """
  rack=hisswy words=his,shy,sis,why,wis,hiss,whys,wish,wiss,ywis,hissy,swish,swishy bonus=ish
  """,
  // Without a word of five letters.
  "planet": "rack=planet words=net,ten,lean,planet bonus=",
]

/// The stored row of an Anagrams on these racks.
package func anagramsRow(
  _ id: UInt64 = 1, begun: Int64 = 1000, mode: String = "classic",
  racks letters: [String] = ["cdenno"], moves: [String] = []
) -> Row {
  let id = GameID(high: 0, low: id)
  let kind = letters.contains("planet") ? "easy" : "samples"
  let text = """
    pastime 1
    game anagrams 1
    id \(id.text)
    begun \(begun)
    options mode=\(mode) racks=\(kind) count=\(letters.count)
    puzzle \(letters.map { racks[$0] ?? "" }.joined(separator: " "))


    """ + moves.map { $0 + "\n" }.joined()
  return Row(key: RowKey.record(id).text, text: Array(text.utf8))
}

/// The fragment of the address of an Anagrams.
package func anagramsAddress(_ id: UInt64 = 1) -> String {
  Route.game(.anagrams, GameID(high: 0, low: id)).fragment
}

extension AppVisit {
  /// The Anagrams on screen.
  package var anagrams: Anagrams {
    get throws {
      guard case .game(.anagrams, let id) = model.frame.route,
        case .anagrams(let session)? = model.library.session(id)
      else { throw NoGameOpen() }
      return session.game
    }
  }
}
