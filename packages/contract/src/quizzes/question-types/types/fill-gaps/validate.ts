import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import type { PublicFillGaps } from './public-question.ts'

/** Unanswered until one gap at least is filled (document 002 §4, "becomes allowed once something is entered"). */
export const validateFillGaps = (_question: PublicFillGaps, answer: Answer): Issue | null =>
  answer.some((row) => row.answer_id !== undefined || row.text_answer?.trim())
    ? null
    : { code: 'no_gap_filled' }
