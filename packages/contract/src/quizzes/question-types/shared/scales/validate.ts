import type { Answer } from '../answer.ts'
import type { Issue } from '../../question-type.ts'

/** Unanswered while no point is picked (document 002 §5). */
export const validateScale = (_question: unknown, answer: Answer): Issue | null =>
  answer.length === 0 ? { code: 'nothing_picked' } : null
