import type { Answer } from '../../shared/answer.ts'
import type { Issue } from '../../question-type.ts'
import type { PublicChooseFromList } from './public-question.ts'

/** Unanswered while no statement has a selection (document 002 §5). */
export const validateChooseFromList = (_question: PublicChooseFromList, answer: Answer): Issue | null =>
  answer.length === 0 ? { code: 'nothing_chosen' } : null
