import type { LetterResult } from '../../quizzes/question-types/shared/question-report.ts'

/**
 * The counts of several questions, added up letter by letter in the order in which the letters come first. A scale that has
 * its name or text in one question only keeps it.
 */
export const addLetters = (results: readonly LetterResult[]): LetterResult[] => {
  const sums = new Map<string, LetterResult>()
  for (const each of results) {
    const letter = each.letter.trim()
    const known = sums.get(letter)
    sums.set(letter, known ? joined(known, each) : { ...each, letter })
  }
  return [...sums.values()]
}

const joined = (one: LetterResult, other: LetterResult): LetterResult => ({
  letter: one.letter,
  name: one.name || other.name,
  text: one.text || other.text,
  user_answered: one.user_answered + other.user_answered,
  count_questions: one.count_questions + other.count_questions,
  count_questions_correct: one.count_questions_correct + other.count_questions_correct,
  count_questions_incorrect: one.count_questions_incorrect + other.count_questions_incorrect,
})
