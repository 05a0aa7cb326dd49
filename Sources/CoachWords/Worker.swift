import CoachPages

/// The coach of this program: that of Hangman and Anagrams.
typealias Worker = WordsCoachWorker
