import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import type { PublicPasteWord } from './public-question.ts'

/** Unanswered while no statement has text (document 002 §5). */
export const validatePasteWord = (_question: PublicPasteWord, answer: Answer): Issue | null =>
  answer.some((row) => row.text_answer?.trim()) ? null : { code: 'nothing_written' }
