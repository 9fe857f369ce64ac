import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import type { PublicImageLabels } from './public-question.ts'

/** Unanswered until one label at least has its place, as with matching (document 002 §4). */
export const validateImageLabels = (_question: PublicImageLabels, answer: Answer): Issue | null =>
  answer.length === 0 ? { code: 'nothing_placed' } : null
