import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { newKey } from '../../../lib/new-key.ts'
import { questionEditors } from '../question-types/question-editors.ts'

/**
 * The same question once more. What came from the bank keeps the ids inside, by which answers go on naming the same options when
 * the form of the bank is taken over later.
 */
export const copiedQuestion = (question: Question): Question =>
  question.bank ? { ...question, id: newKey() } : questionEditors[question.type].copy(question, newKey)
