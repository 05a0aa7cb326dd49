import CoachPages

/// The coach in this program: the coach of Codeword.
typealias Worker = CodewordCoachWorker
