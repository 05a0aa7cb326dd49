import CoachPages

/// The coach of this program: that of Codeword.
typealias Worker = CodewordCoachWorker
