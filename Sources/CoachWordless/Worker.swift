import CoachPages

/// The coach in this program: the coach of Memorize and Times.
typealias Worker = WordlessCoachWorker
