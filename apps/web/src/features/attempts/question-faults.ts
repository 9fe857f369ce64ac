import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import { questionViews } from '../quizzes/index.ts'
import { answerIn, type AnswerSheet } from './answer-sheet.ts'

/** Whether a question of the attempt has an answer that is ready to hand in. */
export const isAnswered = (item: AttemptQuestion, sheet: AnswerSheet): boolean =>
  isShown(item) &&
  questionViews[item.question.type].isAnswered(item.question, answerIn(sheet, item.question.id))

/** Whether its learner has answered it: what an untouched sheet stands for may be handed in, and is not counted before. */
export const isTouched = (item: AttemptQuestion, sheet: AnswerSheet): boolean =>
  answerIn(sheet, item.question.id).length > 0 && isAnswered(item, sheet)

/** The questions that can still be answered and are not, required ones apart from those that may stay open. */
export const openQuestions = (items: readonly AttemptQuestion[], sheet: AnswerSheet) => {
  const open = items.filter((item) => !item.is_final && !isAnswered(item, sheet))
  const required = open.filter(({ question }) => question.is_required).map(({ question }) => question.id)
  return { required, count: open.length }
}
