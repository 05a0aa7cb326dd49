import Games

extension Milliseconds {
  /// The nearest time that a record can spell: not negative, and of at most 18 digits. Real times
  /// have 13; a clock that is set wrong must not make a record that cannot be read.
  var recordable: Milliseconds {
    min(max(self, .zero), Milliseconds(999_999_999_999_999_999))
  }
}

extension TimePoint {
  /// The nearest point that a record can spell.
  var recordable: Self { Self(sinceBeginning: sinceBeginning.recordable) }
}
