/// Which letters are drawn like a Latin letter: digits, small capitals, Greek, Cyrillic, Armenian, Coptic, Cherokee
/// and Lisu. It is a selection from what Unicode lists as confusable (UTS 39): characters that ordinary fonts draw
/// the same way, and that a name can contain. Pairs of letters that are drawn like a single letter (rn, m) are not
/// included.
struct Lookalikes: Sendable {
  private let letters: [Unicode.Scalar: Unicode.Scalar]

  /// - Parameter pairs: letters, and the Latin letters like which they are drawn.
  private init(_ pairs: (others: String, latin: String)...) {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (others, latin) in pairs {
      for (other, letter) in zip(others.unicodeScalars, latin.unicodeScalars) {
        letters[other] = letter
      }
    }
    self.letters = letters
  }

  /// The letter that represents all letters that are drawn like this one. Digits of all scripts are treated as
  /// Latin digits.
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

  /// For names as they are written: some Greek and Cyrillic capitals look like a different letter than their small
  /// form.
  static let asWritten = Lookalikes(
    ("01iI", "olll"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx"),
    ("αβγεηικνοπρστυχω", "abyenlkvonpotuxw"),
    ("АВЕЗІКМНОРСТУХЅЈҺԚԜѴҮӀЬ", "abe3lkmhopctyxsjhqwvylb"),
    ("авгезікмнопрстухѕјһԁԛԝѵүӏғьѡҽ", "abre3lkmhonpctyxsjhdqwvylfbwe"), oneCase, armenian, coptic,
    cherokee)

  /// Small capitals, other forms of Latin letters, and Lisu, which has only capitals.
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
