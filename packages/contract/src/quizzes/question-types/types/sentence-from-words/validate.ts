import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import type { PublicSentenceFromWords } from './public-question.ts'

/** Unanswered while no sentence has a word (document 002 §5). */
export const validateSentences = (_question: PublicSentenceFromWords, answer: Answer): Issue | null =>
  answer.length === 0 ? { code: 'nothing_placed' } : null
