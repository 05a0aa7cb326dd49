import CoachPages

/// The coach of this program: that of Memorize and Times.
typealias Worker = WordlessCoachWorker
