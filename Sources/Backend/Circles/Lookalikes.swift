/// Which letters are drawn like one of Latin: digits, small capitals, Greek, Cyrillic, Armenian, Coptic, Cherokee and
/// Lisu. It is a choice from what Unicode lists as confusable (UTS 39): what ordinary fonts draw the same way, and
/// what may stand in a name. Two letters that are drawn like one other (rn, m) are not in it.
struct Lookalikes: Sendable {
  private let letters: [Unicode.Scalar: Unicode.Scalar]

  /// - Parameter pairs: letters, and the letters of Latin that they are drawn like.
  private init(_ pairs: (others: String, latin: String)...) {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (others, latin) in pairs {
      for (other, letter) in zip(others.unicodeScalars, latin.unicodeScalars) {
        letters[other] = letter
      }
    }
    self.letters = letters
  }

  /// The letter that stands for all that are drawn like this one. Digits of all scripts are those of Latin.
  func callAsFunction(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let properties = scalar.properties
    if properties.numericType == .decimal, let value = properties.numericValue {
      let digit = Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
      return letters[digit] ?? digit
    }
    return letters[scalar] ?? scalar
  }

  /// For names without capitals: letters that are drawn alike as capitals, or have no other form.
  static let small = Lookalikes(
    ("01i", "oll"), ("αβεζηικμνορτυχγω", "abezhlkmnoptuxyw"),
    ("авезікмнорстухѕјһԁԛԝѵүӏғьѡҽ", "abe3lkmhopctyxsjhdqwvylfbwe"), oneCase, armenian, coptic,
    cherokee)

  /// For names as they are written: of Greek and Cyrillic, some capitals look like another letter than the small ones.
  static let asWritten = Lookalikes(
    ("01iI", "olll"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx"),
    ("αβγεηικνοπρστυχω", "abyenlkvonpotuxw"),
    ("АВЕЗІКМНОРСТУХЅЈҺԚԜѴҮӀЬ", "abe3lkmhopctyxsjhqwvylb"),
    ("авгезікмнопрстухѕјһԁԛԝѵүӏғьѡҽ", "abre3lkmhonpctyxsjhdqwvylfbwe"), oneCase, armenian, coptic,
    cherokee)

  /// Small capitals, other forms of Latin letters, and Lisu, which has capitals alone.
  private static let oneCase = (
    others: "ɑɡᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ" + "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",
    latin: "agabcdefghljklmnoprstuvwyz" + "bpdtgkjczfmnlsrvhwxyaelou"
  )
  private static let armenian = (others: "ոօսհցզյլ", latin: "nouhgqjl")
  private static let coptic = (
    others: "ⲀⲂⲌⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ" + "ⲁⲃⲍⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", latin: "abzhlkmnopctyx" + "abzhlkmnopctyx"
  )
  private static let cherokee = (
    others: "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᎩᏃ" + "ꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꮢꮪꭲꮩꮃꭹꮓ",
    latin: "abcdeghljklmprstvwyz" + "abcdeghljklmprstvwyz"
  )
}
