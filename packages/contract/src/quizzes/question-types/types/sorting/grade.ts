import { markByKey, type Answer } from '../../shared/answer.ts'
import { gradeParts } from '../../shared/grade-parts.ts'
import type { Grade } from '../../question-type.ts'
import { rowsInOrder } from './answer.ts'
import type { SortingQuestion } from './question.ts'

/**
 * Right when every item stands at its place. With `is_partial` the points of the question are shared out among the items,
 * and each at its place earns its share.
 */
export const gradeSorting = (question: SortingQuestion, answer: Answer): Grade => {
  const given = markByKey(rowsInOrder(question.answers), answer)
  const share = question.is_partial ? question.points / given.length : 0
  return gradeParts({
    points: question.is_partial ? 0 : question.points,
    right: given.map((isGiven) => ({ points: share, isGiven })),
    wrong: 0,
    wrongPossible: 0,
  })
}
