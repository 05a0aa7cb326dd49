import Games

extension Milliseconds {
  /// The nearest time that a record can spell: not negative, with at most 18 digits. Real times have 13 digits,
  /// but a wrongly set clock must not produce an unreadable record.
  var recordable: Milliseconds {
    min(max(self, .zero), Milliseconds(999_999_999_999_999_999))
  }
}

extension TimePoint {
  /// The nearest point that a record can spell.
  var recordable: Self { Self(sinceBeginning: sinceBeginning.recordable) }
}
