import Games
import Testing
import Words

/// The English word that a test spells.
func word(_ text: String) throws -> Word { try word(text, in: .latin) }

/// The word that a test spells.
func word(_ text: String, in alphabet: Alphabet) throws -> Word {
  let letters = text.unicodeScalars.map { alphabet.letter($0.value) }
  return try #require(
    letters.contains(nil) ? nil : Word(letters: letters.compactMap { $0 }), "\(text) is no word")
}

/// A book whose answers are these words, and whose other classes are empty.
func book(answers: [String], in language: WordLanguage = .english) throws -> WordBook {
  var packed: [UInt8] = []
  let answers = try answers.map { try word($0, in: language.alphabet) }
  for length in WordBook.lengths {
    // Written whole, with its last letter in upper case, each word is its own packed form.
    for answer in answers.filter({ $0.count == length }).sorted() {
      packed += answer.dropLast().map { UInt8(ascii: "a") + $0.index }
      packed += answer.suffix(1).map { UInt8(ascii: "A") + $0.index }
    }
    packed += Array(repeating: UInt8(ascii: "\n"), count: WordClass.allCases.count)
  }
  packed += Array(repeating: UInt8(ascii: "\n"), count: WordBook.lengths.count)
  return try WordBook(packed: packed, in: language)
}

/// The one spelling of a value.
func text(of value: some TextCodable) -> String {
  var text = TextWriter()
  value.write(to: &text)
  return String(decoding: text.bytes, as: UTF8.self)
}

/// The value that a whole line spells.
func value<Value: TextCodable>(
  _ type: Value.Type, in line: String, alphabet: Alphabet = .latin
) throws(TextError) -> Value {
  var text = TextReader(Array(line.utf8), alphabet: alphabet)
  let value = try Value(from: &text)
  try text.finish()
  return value
}

/// The marks in the letters of a transcript: `=` exact, `+` inexact, `-` none.
func symbols(of marks: Marks) -> String {
  (0..<marks.count).map { place in
    switch marks[place] {
    case .exact: "="
    case .inexact: "+"
    case .none: "-"
    }
  }.joined()
}

/// A Codeword after some attempts.
func codeword(
  _ secret: String, limit: Int? = nil, mode: CodewordOptions.Mode = .standard, rules: Int64 = 2,
  tried attempts: [String] = []
) throws -> Codeword {
  let secret = try word(secret)
  let options = try #require(CodewordOptions(length: secret.count, limit: limit, mode: mode))
  var game = try Codeword(CodewordPuzzle(secret: secret), options: options, rules: rules)
  for attempt in attempts { try game.play(CodewordMove(word(attempt)), at: .zero) }
  return game
}
