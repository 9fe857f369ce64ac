import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import type { PublicConformity } from './public-question.ts'

/** Unanswered until one answer at least has its place (document 002 §4, "Answer behaviour by type"). */
export const validateConformity = (_question: PublicConformity, answer: Answer): Issue | null =>
  answer.length === 0 ? { code: 'nothing_placed' } : null
