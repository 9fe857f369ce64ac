import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import type { PublicWordFromChars } from './public-question.ts'

/** Unanswered until a letter is put somewhere (document 002 §4, "Answer behaviour by type"). */
export const validateWords = (_question: PublicWordFromChars, answer: Answer): Issue | null =>
  answer.length === 0 ? { code: 'nothing_placed' } : null
