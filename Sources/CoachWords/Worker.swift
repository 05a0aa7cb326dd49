import CoachPages

/// The coach in this program: the coach of Hangman and Anagrams.
typealias Worker = WordsCoachWorker
