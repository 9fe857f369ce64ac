import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import type { PublicSorting } from './public-question.ts'

/** Always given: the order that is shown is an answer (document 002 §5). */
export const validateSorting = (_question: PublicSorting, _answer: Answer): Issue | null => null
