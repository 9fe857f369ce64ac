import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import type { PublicHotspot } from './public-question.ts'

/** Unanswered while no area is picked (document 002 §5, "default types"). */
export const validateHotspot = (_question: PublicHotspot, answer: Answer): Issue | null =>
  answer.length === 0 ? { code: 'nothing_picked' } : null
